import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { facts } from '#content/facts.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import { loadBuiltSite } from './pages/built-site.ts'

const buildDirectory = join(import.meta.dirname, '../build')

async function main() {
	const config = readConfig()
	const site = await loadBuiltSite(buildDirectory)
	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	await migrate(database)
	const app = await buildApp({ config, database, site })
	app.addHook('onClose', () => database.close())
	await app.listen({ port: config.port, host: config.host })
	closeGracefully(app)
	const { port } = app.server.address() as AddressInfo
	process.stdout.write(`\n${facts.name}: http://localhost:${port}\n\n`)
}

try {
	await main()
} catch (error) {
	if (!(error instanceof ConfigError)) throw error
	process.stderr.write(`${error.message}\n`)
	process.exitCode = 1
}
