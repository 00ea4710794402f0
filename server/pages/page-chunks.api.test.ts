import { expect, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { buildTestApp } from '#tests/helpers/build-app.ts'
import { newDataDir } from '#tests/helpers/database.ts'
import { everyPage } from '#tests/helpers/every-page.ts'

const mostRequests = 8

type Chunks = { module: string; imports: string[] }
type Manifest = { entry: Chunks; routes: Record<string, Chunks> }

test('at most eight requests follow the first touch of any page', async () => {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	const read = async (url: string) => (await app.inject({ url })).body
	const counts: Record<string, number> = {}
	for (const path of [...everyPage.map(({ path }) => path), '/-', '/en/-']) {
		const [, modules = ''] = /window\.pageModules=(.*?});/.exec(await read(path)) ?? []
		const { manifest: address, entry, routes } = JSON.parse(modules)
		const [, text = ''] = /^window\.__reactRouterManifest=(.*?);?$/.exec(await read(address)) ?? []
		const manifest: Manifest = JSON.parse(text)
		expect(entry).toBe(manifest.entry.module)
		const chunks = [manifest.entry, ...routes.map(([id]: [string]) => manifest.routes[id])]
		const requests = new Set([address, ...chunks.flatMap((it) => [it.module, ...it.imports])])
		counts[path] = requests.size
	}
	const many = Object.entries(counts).filter(([, count]) => count > mostRequests)
	expect(many).toEqual([])
})
