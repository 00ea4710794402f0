import { createHash } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import type { SessionsTable } from '#db/tables.ts'

/** Only the hash of a token is kept: whoever reads the database cannot sign in with what it holds. */
export function createSessionsRepository({ query }: Pick<Database, 'query'>) {
	return {
		async insert(token: string, times: Omit<SessionsTable, 'token_hash'>) {
			await query
				.insertInto('sessions')
				.values({ token_hash: hashOf(token), ...times })
				.execute()
		},
		find: (token: string) =>
			query
				.selectFrom('sessions')
				.selectAll()
				.where('token_hash', '=', hashOf(token))
				.executeTakeFirst(),
		/** Those still good, the last used first. */
		async list(token: string, times: { expiredAt: number; unusedSince: number }) {
			const rows = await query
				.selectFrom('sessions')
				.selectAll()
				.where('expires_at', '>', times.expiredAt)
				.where('last_used_at', '>', times.unusedSince)
				.orderBy('last_used_at', 'desc')
				.orderBy('created_at', 'desc')
				.execute()
			const own = hashOf(token)
			return rows.map(({ token_hash, ...session }) => ({
				...session,
				isThisOne: token_hash === own,
			}))
		},
		async touch(token: string, lastUsedAt: number) {
			await query
				.updateTable('sessions')
				.set({ last_used_at: lastUsedAt })
				.where('token_hash', '=', hashOf(token))
				.execute()
		},
		async remove(token: string) {
			await query.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
		},
		async removeOld(times: { expiredAt: number; unusedSince: number }) {
			await query
				.deleteFrom('sessions')
				.where((row) =>
					row.or([
						row('expires_at', '<=', times.expiredAt),
						row('last_used_at', '<=', times.unusedSince),
					]),
				)
				.execute()
		},
	}
}

/** When a factor changes, whoever signed in with the old ones is signed out, save the one who changes it. */
export async function endOtherSessions(query: Database['query'], token: string) {
	await query.deleteFrom('sessions').where('token_hash', '!=', hashOf(token)).execute()
}

function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}
