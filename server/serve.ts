import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { facts } from '#content/facts.ts'
import { removeLeftovers } from '#db/backup/working-folder.ts'
import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { buildApp } from './app.ts'
import type { Replaceable } from './backend.ts'
import { type Config, readConfig } from './config.ts'
import { prepareFirstStart } from './first-start.ts'
import { closeOnSignal, createDrain } from './http/close-gracefully.ts'
import { otherHostWarning } from './http/other-host.ts'
import { describePassphrase } from './off-site-settings.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { runCommand } from './run-command.ts'

const databaseTimeoutMs = 30_000

/** Reads the configuration, opens the database, listens, and closes on a signal. */
export async function serve(loadSite: () => Promise<BuiltSite>, replaced: Replaceable = {}) {
	// Files hold guests' personal data, so only the site's own account may read them.
	process.umask(0o077)
	await runCommand(() => open(loadSite, replaced))
}

async function open(loadSite: () => Promise<BuiltSite>, replaced: Replaceable) {
	const config = readConfig()
	const site = await loadSite()
	await tryDataDir(config)
	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	try {
		process.stdout.write(await removeLeftovers(config.dataDir))
		await migrateWhenReachable(database)
		await prepareFirstStart({ config, database, passwords: replaced.passwords })
		const drain = createDrain()
		const app = await buildApp({ config, database, site, drain, ...replaced })
		app.addHook('onClose', () => database.close())
		await listen(app, config)
		closeOnSignal(app, drain)
	} catch (error) {
		await database.close()
		throw error
	}
}

/** Copies are made there on PostgreSQL too, and would be the first to fail. */
async function tryDataDir({ dataDir }: Config) {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	await rm(await mkdtemp(join(dataDir, 'starting-')), { recursive: true })
}

async function listen(app: FastifyInstance, { port, host, publicUrl, offSite }: Config) {
	try {
		await app.listen({ port, host })
	} catch (error) {
		await app.close()
		throw error
	}
	const address = app.server.address() as AddressInfo
	process.stdout.write(`\n${facts.name}: http://localhost:${address.port}\n\n`)
	process.stdout.write(otherHostWarning(publicUrl, address.port))
	process.stdout.write(describePassphrase(offSite))
}

/** A database server that starts at the same time may need a moment longer. */
async function migrateWhenReachable(database: Database) {
	const deadline = Date.now() + databaseTimeoutMs
	for (;;) {
		try {
			return await migrate(database)
		} catch (error) {
			const mayComeYet = database.kind === 'postgres' && isDatabaseUnavailable(error)
			if (!mayComeYet || Date.now() > deadline) throw error
			process.stdout.write('Waiting for the database…\n')
			await wait(1_000)
		}
	}
}
