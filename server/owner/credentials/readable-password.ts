import { randomInt } from 'node:crypto'

// Without 0, o, 1, i and l, which are easily confused.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

/** 79 bits, in groups that can be read aloud. */
export function readablePassword(): string {
	const group = () =>
		Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
	return Array.from({ length: groups }, group).join('-')
}
