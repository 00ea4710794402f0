import { startPostgres, type TestPostgres } from '#tests/helpers/database/postgres.ts'

type Prove = (kind: 'sqlite' | 'postgres', server?: TestPostgres) => Promise<void>

export async function onBothDatabases(prove: Prove) {
	await prove('sqlite')
	const postgres = await startPostgres()
	try {
		await prove('postgres', postgres)
	} finally {
		await postgres.stop()
	}
}
