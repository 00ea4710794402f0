import { sql } from 'kysely'
import type { Database, Transaction, Write } from '#db/connect.ts'

type Work<Result> = (transaction: Transaction) => Promise<Result>
type Job = { run: Work<() => void>; reject: (error: unknown) => void }

const largestGroup = 64

/**
 * SQLite has one writer, and each commit waits for the disk. Writes that arrive during a commit join the next one, so that
 * a burst of enquiries costs a few waits instead of one each. PostgreSQL groups commits itself.
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

/** A job that fails is rolled back alone. The returned function settles the job after the commit. */
async function inSavepoint(transaction: Transaction, { run, reject }: Job) {
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
