import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type Row = Record<string, unknown>

/** How many rows, and a sum of their hashes: the same in whatever order they come. */
export class Contents {
	rows = 0
	#sum = 0n

	add(row: Row) {
		this.rows += 1
		const columns = Object.keys(row).toSorted()
		const hash = createHash('sha256').update(
			JSON.stringify(columns.map((it) => [it, plain(row[it])])),
		)
		this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash.digest('hex')}`))
	}

	digest() {
		return `${this.rows} ${this.#sum}`
	}
}

/** Bytes by their hash: the two drivers have different types for them, and a picture as text takes a third more memory. */
function plain(value: unknown): unknown {
	return value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value
}

/** Tables after those that they refer to. Kysely's own are made by the migrations. */
export function tablesInOrder(source: DatabaseSync): string[] {
	const names = source
		.prepare(
			"select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
		)
		.all()
		.map(({ name }) => String(name))
	const ordered = new Set<string>()
	const add = (name: string) => {
		const references = source.prepare('select "table" from pragma_foreign_key_list(?)').all(name)
		for (const { table } of references)
			if (table !== name && !ordered.has(`${table}`)) add(`${table}`)
		ordered.add(name)
	}
	for (const name of names) add(name)
	return [...ordered]
}

export function rowsOf(source: DatabaseSync, table: string): Iterable<Row> {
	return source.prepare(`select * from "${table}"`).iterate() as Iterable<Row>
}

const usualRows = 500
/** Few at a time, since a row with a picture is up to a megabyte. */
const pictureRows = 2

/** How many rows of a table are held in memory at once. */
export function rowsAtOnce(source: DatabaseSync, table: string): number {
	return hasPictures(source, table) ? pictureRows : usualRows
}

export function hasPictures(source: DatabaseSync, table: string): boolean {
	const columns = source.prepare('select type from pragma_table_info(?)').all(table)
	// SQLite says `BLOB`, however the column was declared.
	return columns.some(({ type }) => /^blob$/i.test(String(type)))
}
