import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { facts } from '#content/facts.ts'
import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { prepareFirstStart } from './first-start.ts'
import { closeGracefully } from './http/close-gracefully.ts'
import type { BuiltSite } from './pages/built-site.ts'

const waitForDatabaseMs = 30_000

/** Reads the configuration, opens the data, listens, and closes gracefully when asked to. */
export async function serve(loadSite: () => Promise<BuiltSite>) {
	try {
		await open(loadSite)
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error
		process.stderr.write(`${error.message}\n`)
		process.exitCode = 1
	}
}

async function open(loadSite: () => Promise<BuiltSite>) {
	const config = readConfig()
	const site = await loadSite()
	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	await migrateWhenReachable(database)
	const news = await prepareFirstStart({ config, database })
	const app = await buildApp({ config, database, site })
	app.addHook('onClose', () => database.close())
	await app.listen({ port: config.port, host: config.host })
	closeGracefully(app)
	const { port } = app.server.address() as AddressInfo
	process.stdout.write(`\n${facts.name}: http://localhost:${port}\n${news}\n`)
}

/** A database server that starts together with us may need a moment longer. */
async function migrateWhenReachable(database: Database) {
	const deadline = Date.now() + waitForDatabaseMs
	for (;;) {
		try {
			return await migrate(database)
		} catch (error) {
			if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error
			process.stdout.write('Waiting for the database…\n')
			await wait(1_000)
		}
	}
}
