import { expect, test } from 'vitest'
import { pathsForTheRoad } from '#app/offline/kept.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { isWholeSuite } from '#tests/helpers/whole-suite.ts'

const mostRequests = 8
/** Sections share more with visitors' pages and with each other than fits into one chunk without loading too much. */
const mostOfDesk = 10

type Chunks = { module: string; imports: string[] }
type Manifest = { entry: Chunks; routes: Record<string, Chunks & { parentId?: string }> }

/** Addresses and words that only the owner's desk has. */
const ofTheDesk = [
	'/api/desk/',
	'/api/enquiries',
	'/api/two-factor',
	'pages/desk/',
	...Object.values(deskFrameWords.es.sections).map((name) => `"${name}"`),
]

async function builtSite() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	return app
}

/** Every page fetches them when React has come: notices, the line about the signal, the offline worker's registration. */
async function readLaterFiles(read: (url: string) => Promise<string>): Promise<string[]> {
	const files = [...(await read('/sw.js')).matchAll(/\/assets\/later-[\w-]+\.(?:js|css)/g)]
	expect(files.length).toBe(2)
	return files.map(([file]) => file)
}

function readManifest(text: string): Manifest {
	return JSON.parse(/^window\.__reactRouterManifest=(.*?);?$/m.exec(text)?.[1] ?? '')
}

/** The manifest of a page, and the code that its own routes need. */
async function filesOf(path: string, read: (url: string) => Promise<string>) {
	const [, modules = ''] = /window\.pageModules=(.*?});/.exec(await read(path)) ?? []
	const { manifest: address, entry, routes } = JSON.parse(modules)
	const manifest = readManifest(await read(address))
	expect(entry).toBe(manifest.entry.module)
	const chunks = [manifest.entry, ...routes.map(([id]: [string]) => manifest.routes[id])]
	return { address, code: chunks.flatMap((it): string[] => [it.module, ...it.imports]) }
}

test('the service worker keeps all code of the pages for the road', async () => {
	const app = await builtSite()
	const read = async (url: string) => (await app.inject({ url })).body
	const worker = await read('/sw.js')
	for (const path of pathsForTheRoad) {
		const { address, code } = await filesOf(path, read)
		const missing = [address, ...code].filter((file) => !worker.includes(file.replace(/#$/, '')))
		expect({ path, missing }).toEqual({ path, missing: [] })
	}
})

test('at most eight requests follow the first touch of any page, with nothing of the owner’s desk', async () => {
	const app = await builtSite()
	const read = async (url: string) => (await app.inject({ url })).body
	const guest = await app.inject({ method: 'POST', url: '/api/bookings', payload: aBooking() })
	const own = new URL(guest.json().link).pathname
	const later = await readLaterFiles(read)
	const counts: Record<string, number> = {}
	const seen = new Set<string>()
	// Both languages of a page have the same chunks.
	const pages = everyPage.filter(({ locale }) => isWholeSuite || locale === 'es')
	for (const path of [...pages.map(({ path }) => path), '/-', '/en/-', own]) {
		const { address, code } = await filesOf(path, read)
		const requests = new Set([address, ...code, ...later])
		counts[path] = requests.size
		for (const request of requests) {
			if (seen.has(request)) continue
			seen.add(request)
			const text = await read(request)
			for (const mark of ofTheDesk)
				expect({ request, has: text.includes(mark) }).toEqual({ request, has: false })
		}
	}
	const many = Object.entries(counts).filter(([, count]) => count > mostRequests)
	expect(many).toEqual([])
})

test('at most ten requests follow the first touch of a section of the owner’s desk', async () => {
	const app = await builtSite()
	const read = async (url: string) => (await app.inject({ url })).body
	const address = /"manifest":"([^"]+)"/.exec(await read('/admin/today'))?.[1] ?? ''
	const { entry, routes } = readManifest(await read(address))
	const everywhere = [address, entry.module, ...entry.imports, ...(await readLaterFiles(read))]
	const codeOf = (id: string | undefined): string[] => {
		const route = id === undefined ? undefined : routes[id]
		return route ? [route.module, ...route.imports, ...codeOf(route.parentId)] : []
	}
	const counts = Object.keys(routes)
		.filter((id) => id.startsWith('pages/desk/'))
		.map((id) => [id, new Set([...everywhere, ...codeOf(id)]).size])
	expect(counts.length).toBeGreaterThan(10)
	expect(counts.filter(([, count]) => Number(count) > mostOfDesk)).toEqual([])
})
