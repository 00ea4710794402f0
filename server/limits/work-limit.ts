import { setImmediate } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'

/**
 * So much at once and no more: past what the machine can do, a queue only makes everybody late. What finds no place is
 * told so at once, and to come again.
 */
export function createWorkLimit(atOnce: number) {
	let underWay = 0
	let lastTurn = Promise.resolve()
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (underWay >= atOnce) throw new AppError('overloaded')
		underWay += 1
		try {
			// Each piece of work begins in its own turn of the event loop: between two of them others are read, counted and,
			// if they ask for little, answered. Node takes one new connection a turn.
			lastTurn = lastTurn.then(() => setImmediate())
			await lastTurn
			return await work()
		} finally {
			underWay -= 1
		}
	}
}
