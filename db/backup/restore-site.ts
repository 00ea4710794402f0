import { DatabaseSync } from 'node:sqlite'
import type { DatabasePlace } from '#db/connect.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { tablesInOrder } from './contents.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { restoreDatabase } from './restore.ts'
import { makeWorkingFolder } from './working-folder.ts'

type RestoredSite = Awaited<ReturnType<typeof restoreDatabase>> & {
	rows: TableRows
	/** When the last request, review, stay or publication was made; undefined if there are none. */
	newestAt: number | undefined
	/** Undefined for a backup from before accounts: the next start makes its one password that of the first owner. */
	people: RestoredPeople | undefined
	/** The ids of those whose phone is asked for a code. */
	twoFactor: string[]
}
type RestoredPeople = {
	/** These people can sign in again, also those who were switched off since the backup was made. */
	canSignIn: RestoredPerson[]
	/** They never chose a password, and the restore has ended their invitations. */
	invited: RestoredPerson[]
	/** The names of all accounts but the first owner's, also of those switched off. */
	names: string[]
}
export type RestoredPerson = { id: string; name: string; role: string }
export type TableRows = Record<string, number>

/** Puts a backup into the database of the site: over the SQLite file, which is kept, or into an empty PostgreSQL database. */
export async function restoreSite(
	{ dataDir, url }: DatabasePlace,
	file: string,
): Promise<RestoredSite> {
	if (!url) {
		const restored = await restoreDatabase(dataDir, file)
		const restoredFile = sqliteFile(dataDir)
		return { ...restored, rows: countRows(restoredFile), ...describeFile(restoredFile) }
	}
	const between = await makeWorkingFolder(dataDir, 'restoring-')
	try {
		const restored = await restoreDatabase(between.path, file)
		const described = describeFile(sqliteFile(between.path))
		const moved = await moveToPostgres(between.path, url)
		const rows = Object.fromEntries(moved.map((it) => [it.table, it.rows]))
		return { ...restored, rows, ...described }
	} finally {
		await between.remove()
	}
}

function describeFile(file: string) {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		const tables = tablesInOrder(connection)
		return {
			newestAt: newestIn(connection, tables),
			people: tables.includes('people') ? peopleIn(connection) : undefined,
			twoFactor: tables.includes('two_factor') ? twoFactorIn(connection) : [],
		}
	} finally {
		connection.close()
	}
}

function peopleIn(connection: DatabaseSync): RestoredPeople {
	const found = (condition: string) =>
		connection
			.prepare(`select id, name, role from people where ${condition} order by created_at, id`)
			.all() as RestoredPerson[]
	return {
		canSignIn: found('is_on = 1 and id in (select id from credentials)'),
		// The first owner, who has no stored name, needs no invitation.
		invited: found("is_on = 1 and id not in (select id from credentials) and name <> ''"),
		names: found("name <> ''").map(({ name }) => name),
	}
}

function twoFactorIn(connection: DatabaseSync): string[] {
	return connection
		.prepare('select id from two_factor where confirmed_at is not null')
		.all()
		.map(({ id }) => String(id))
}

const times = {
	enquiries: 'created_at',
	reviews: 'created_at',
	takes: 'created_at',
	content_versions: 'published_at',
}

/** Read from the rows: whoever can write to a store can give an old copy a new name. */
function newestIn(connection: DatabaseSync, tables: string[]): number | undefined {
	const newest = Object.entries(times)
		.filter(([table]) => tables.includes(table))
		.map(([table, column]) => {
			const found = connection.prepare(`select max(${column}) as newest from ${table}`).get()
			return Number(found?.newest ?? 0)
		})
	return Math.max(0, ...newest) || undefined
}

/** How many rows each table of a SQLite file has. */
export function countRows(file: string): TableRows {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		return Object.fromEntries(
			tablesInOrder(connection).map((table) => {
				const counted = connection.prepare(`select count(*) as count from "${table}"`).get()
				return [table, Number(counted?.count)]
			}),
		)
	} finally {
		connection.close()
	}
}
