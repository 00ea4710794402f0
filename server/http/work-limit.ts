import { AppError } from '#domain/errors.ts'

/**
 * So much at once and no more: past what the machine can do, a queue only makes everybody late. What finds no place is
 * told so at once, and to come again.
 */
export function createWorkLimit(atOnce: number) {
	let underWay = 0
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (underWay >= atOnce) throw new AppError('overloaded')
		underWay += 1
		try {
			return await work()
		} finally {
			underWay -= 1
		}
	}
}
