import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'

export const ownerPassword = 'la-clave-de-la-casa'

/** A connection without the site's statement timeout: inserting a million rows takes longer. */
type Connection = { run: (statement: string) => Promise<void>; close: () => Promise<void> }

export type GrownSite = Awaited<ReturnType<typeof startGrownSite>>

/** Starts a site whose database holds this many reviews and as many enquiries. */
export async function startGrownSite(rows: number, postgres: TestPostgres | undefined) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-growth-'))
	const url = await postgres?.createDatabase()
	const database = await openDatabase({ url, dataDir })
	await migrate(database)
	await database.close()
	const connection = url ? await connectPostgres(url) : connectSqlite(dataDir)
	await fill(connection.run, rows, postgres ? onPostgres : onSqlite)
	const site = await startSite({
		DATA_DIR: dataDir,
		DATABASE_URL: url ?? '',
		LOG_LEVEL: 'silent',
		TRUST_PROXY: 'true',
		ADMIN_PASSWORD: ownerPassword,
	})
	return {
		url: site.url,
		/** Else this many posts look like an attack, and every visitor is asked for a proof of work. */
		forgetPosts: () => connection.run('delete from rate_limits'),
		async remove() {
			await connection.close()
			await site.remove()
		},
	}
}

function connectSqlite(dataDir: string): Connection {
	const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 })
	database.exec('pragma cache_size = -400000; pragma synchronous = off')
	return {
		run: async (statement) => database.exec(statement),
		close: async () => database.close(),
	}
}

async function connectPostgres(url: string): Promise<Connection> {
	const client = new pg.Client(url)
	await client.connect()
	return {
		async run(statement) {
			await client.query(statement)
		},
		close: () => client.end(),
	}
}

type Dialect = { numbers: (count: number) => string; uuid: string; settle: string[] }

const onSqlite: Dialect = {
	numbers: (count) =>
		`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`,
	uuid: ['4', '2', '2', '2', '6'].map((bytes) => `hex(randomblob(${bytes}))`).join(" || '-' || "),
	settle: ['analyze', 'pragma wal_checkpoint(truncate)'],
}

const onPostgres: Dialect = {
	numbers: (count) => `with numbers as (select n from generate_series(1, ${count}) as n)`,
	uuid: 'gen_random_uuid()::text',
	settle: ['vacuum analyze'],
}

/** Inserts in bulk, one row per minute until now; then analyses and checkpoints, as the database would overnight. */
async function fill(run: Connection['run'], rows: number, { numbers, uuid, settle }: Dialect) {
	const id = `lower(${uuid})`
	const time = `${Date.now()} - (${rows} - n) * cast(60000 as bigint)`
	const text = `'Texto ' || n || ': la trucha llegó caliente y los niños no querían irse del lago.'`
	await run(
		`insert into reviews (id, name, evaluation, message, is_sample, language, content_hash, created_at)
		${numbers(rows)} select ${id}, 'Ana', 4, ${text}, 0, 'es', 'hash ' || n, ${time} from numbers`,
	)
	await run(`update review_scores set count = ${rows} where evaluation = 4`)
	await run(
		`insert into enquiries (id, kind, content_hash, name, email, email_folded, phone, quantity, arrival_date, departure_date,
			message, language, consent_version, consent_at, state, created_at, reference)
		${numbers(rows)} select ${id}, 'booking', 'hash ' || n, 'Ana', 'ana' || n || '@example.com',
			'ana' || n || '@example.com', '+573001234567', 4,
			'2099-12-12', '2099-12-14', ${text}, 'es', '2026-11', ${time}, 'new', ${time}, 'PC-' || n from numbers`,
	)
	await run(
		`insert into outbox (id, enquiry_id, recipient, about, status, attempts, next_attempt_at, message_id, created_at, updated_at)
		select 'entry ' || id, id, 'owner', 'received', 'sent', 1, created_at, id, created_at, created_at from enquiries`,
	)
	for (const statement of settle) await run(statement)
}
