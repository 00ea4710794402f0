import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { report } from './kit/report.ts'
import { aReviewPost, ask } from './kit/requests.ts'
import { forgetLimits, lookInto } from './kit/stored.ts'
import { startFront } from './kit/tls.ts'

requireCommands({ wapiti: 'wapiti', sqlmap: 'sqlmap', openssl: 'openssl' })

const wapitiSeconds = commandLine.rounds(600)
/** Without those that contact other servers (nikto, wapp, ssrf, xxe) or guess thousands of passwords (brute_login_form). */
const wapitiModules =
	'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** The header enables a filter of old browsers that can itself be abused: OWASP advises against it. */
const obsolete = 'X-XSS-Protection is not set'
const ownerPassword = 'la-clave-de-la-casa'

const directory = await mkdtemp(join(tmpdir(), 'palma-scan-'))
const dataDir = join(directory, 'data')
const ports = { httpPort: await freePort(), httpsPort: await freePort() }
const site = await startSite({
	DATA_DIR: dataDir,
	PUBLIC_URL: `https://localhost:${ports.httpsPort}`,
	TRUST_PROXY: 'true',
	LOG_LEVEL: 'error',
	ADMIN_PASSWORD: ownerPassword,
})
const front = await startFront(site.url, ports)
// Else the scanners would soon see nothing but 429.
const forgetting = setInterval(
	() => void lookInto({ dataDir }, forgetLimits).catch(() => {}),
	1_000,
)
try {
	const tested = []
	for (const [index, target] of targets(await signIn()).entries())
		tested.push(await sqlmap(target, index))
	const wapitiFound = await wapiti()
	const findings = wapitiFound.filter(({ info }) => info !== obsolete)
	const injectable = tested.filter(({ isInjectable }) => isInjectable)
	const undone = tested.filter(({ isDone }) => !isDone)
	const failed = site.output().match(/request failed|a page failed/g)?.length ?? 0
	const figures = { wapiti: wapitiFound, sqlmap: tested, log: site.output().slice(-1_000) }
	report('scanners', figures, [
		{ name: 'wapiti: findings', value: findings.length, atMost: 0 },
		{ name: 'sqlmap: addresses with an injectable field', value: injectable.length, atMost: 0 },
		{ name: 'sqlmap: addresses it did not finish', value: undone.length, atMost: 0 },
		{ name: 'requests that failed inside', value: failed, atMost: 0 },
	])
} finally {
	clearInterval(forgetting)
	front.close()
	await site.remove()
	await rm(directory, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
	const body = { name: 'admin', password: ownerPassword }
	return JSON.parse((await ask(`${site.url}/api/auth`, { body })).body).token
}

/** Every address whose input reaches a query; with the owner's token where it is needed. */
function targets(token: string): string[][] {
	const asOwner = `--headers=x-auth-token: ${token}`
	const post = (path: string, body: object) => [
		'-u',
		site.url + path,
		`--data=${JSON.stringify(body)}`,
	]
	const form = (path: string, body: object) => [
		'-u',
		site.url + path,
		`--data=${new URLSearchParams(body as Record<string, string>)}`,
	]
	return [
		['-u', `${site.url}/api/reviews?limit=5&before=x&language=es`],
		['-u', `${site.url}/reviews?before=x&sent=x&problem=x`],
		['-u', `${site.url}/api/auth`, '--headers=x-auth-token: x*'],
		['-u', `${site.url}/api/delete/x*`, '--method=DELETE', asOwner],
		['-u', `${site.url}/api/enquiries?state=new&limit=5&before=x`, asOwner],
		[...post('/api/enquiries/search', { q: 'x', state: 'new', limit: 5, before: 'x' }), asOwner],
		[...post('/api/enquiries', { email: 'x@example.com' }), '--method=DELETE', asOwner],
		post('/api/create', aReviewPost()),
		post('/api/bookings', aBooking()),
		post('/api/contact', aContact()),
		post('/api/auth', { name: 'admin', password: 'una-clave-larga' }),
		// Each try renders a page, and the code behind is the API's: the fields that reach a query are enough.
		[...form('/reviews', aReviewPost()), '-p', 'name,message'],
		[...form('/booking', aBooking()), '-p', 'bookingId,ArrivalDate'],
	]
}

async function sqlmap(target: string[], index: number) {
	const output = join(directory, `sqlmap-${index}`)
	const manner = ['--batch', '--level=2', '--risk=2', '--flush-session', '--threads=2']
	const quick = ['--technique=BEU', '--tamper=xforwardedfor', '--ignore-code=*', '--timeout=10']
	const said = await run('sqlmap', [...target, ...manner, ...quick, `--output-dir=${output}`])
	return {
		address: target.slice(0, 2).join(' ').slice(3).replace(site.url, ''),
		isInjectable: /is vulnerable|identified the following injection point/.test(said),
		isDone: /do not appear to be injectable|identified the following injection point/.test(said),
		said: said.trim().split('\n').slice(-3).join(' ').slice(-300),
	}
}

type WapitiFinding = { kind: string; info: string; path: string }

async function wapiti(): Promise<WapitiFinding[]> {
	const file = join(directory, 'wapiti.json')
	await run('wapiti', [
		...['-u', `https://localhost:${ports.httpsPort}/`, '--scope', 'domain', '-m', wapitiModules],
		...['--max-scan-time', String(wapitiSeconds), '--verify-ssl', '0', '--flush-session'],
		...['--store-session', directory, '--no-bugreport', '-f', 'json', '-o', file],
	])
	const { vulnerabilities, anomalies } = JSON.parse(await readFile(file, 'utf8'))
	return Object.entries({ ...vulnerabilities, ...anomalies } as Record<
		string,
		WapitiFinding[]
	>).flatMap(([kind, list]) => list.map(({ info, path }) => ({ kind, info, path })))
}

async function run(command: string, args: string[]): Promise<string> {
	const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: directory })
	const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
	return said
}
