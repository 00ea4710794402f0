import { AppError } from '#domain/errors.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { deleteNotice, readNotices } from '#server/stays/store/notices-repository.ts'

export type NoticesService = ReturnType<typeof createNoticesService>

/** Messages for the owner that belong to no request. */
export function createNoticesService({ database }: Pick<StayDeps, 'database'>) {
	return {
		list: () => readNotices(database.query),
		async dismiss(id: string) {
			if (!(await deleteNotice(database.query, id))) throw new AppError('not-found')
		},
	}
}
