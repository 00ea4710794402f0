import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>
type Job = { run: Work<() => void>; reject: (error: unknown) => void }

/** Does the work in a transaction: resolves once it is on the disk, rejects when nothing of it is. */
export type Write = <Result>(work: Work<Result>) => Promise<Result>

const largestGroup = 64

/**
 * SQLite has one writer, and each commit waits for the disk. Whoever comes while a commit is under way waits for the
 * next one together: a burst of enquiries costs a few waits instead of one each. PostgreSQL does so by itself.
 */
export function createGroupCommit({ kind, query }: Database): Write {
	if (kind === 'postgres') return (work) => query.transaction().execute(work)
	const waiting: Job[] = []
	let isRunning = false

	async function commitGroups() {
		isRunning = true
		while (waiting.length > 0) await commit(waiting.splice(0, largestGroup))
		isRunning = false
	}

	async function commit(jobs: Job[]) {
		try {
			const settlements = await query.transaction().execute(async (transaction) => {
				const done: (() => void)[] = []
				for (const job of jobs) done.push(await inSavepoint(transaction, job))
				return done
			})
			for (const settle of settlements) settle()
		} catch (error) {
			for (const { reject } of jobs) reject(error)
		}
	}

	return (work) =>
		new Promise((resolve, reject) => {
			const run: Job['run'] = async (transaction) => {
				const result = await work(transaction)
				return () => resolve(result)
			}
			waiting.push({ run, reject })
			if (!isRunning) void commitGroups()
		})
}

/** What fails undoes itself alone. How it went is told only after the commit. */
async function inSavepoint(transaction: Transaction<Tables>, { run, reject }: Job) {
	await sql`savepoint one_of_many`.execute(transaction)
	try {
		return await run(transaction)
	} catch (error) {
		await sql`rollback to one_of_many`.execute(transaction)
		return () => reject(error)
	} finally {
		await sql`release one_of_many`.execute(transaction)
	}
}
