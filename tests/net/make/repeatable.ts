import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { createRandom, type Random } from '#tests/prove/year/random.ts'

/**
 * From now on this process makes the same ids and secrets in each run, and what repeats by the machine's clock never runs.
 * Ids begin with digits of their own, from which references are made, and then count, so that they compress.
 */
export function makeRepeatable(seed: number) {
	const random = createRandom(seed)
	let made = 0
	const randomUUID = () => {
		made += 1
		const counted = made.toString(16).padStart(12, '0')
		return `${randomHex(random, 4)}-0000-4000-8000-${counted}`
	}
	const randomBytes = (size: number) => Buffer.from(randomHex(random, size), 'hex')
	Object.assign(crypto, { randomUUID, randomBytes })
	syncBuiltinESMExports()
	const startTimer = globalThis.setInterval
	const startNone = (...given: Parameters<typeof setInterval>) => {
		const timer = startTimer(...given)
		clearInterval(timer)
		return timer
	}
	Object.assign(globalThis, { setInterval: startNone })
	return { newId: randomUUID }
}

function randomHex({ below }: Random, bytes: number): string {
	return Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('')
}
