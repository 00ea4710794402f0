import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code on the owner's phone, implemented from the RFCs and apart from the server's code, so that one checks the other. */
export function codeOnPhone(secret: string, time: number): string {
	let bits = 0n
	for (const letter of secret) bits = bits * 32n + BigInt(letters.indexOf(letter))
	const bytes = Math.floor((secret.length * 5) / 8)
	const key = Buffer.from(bits.toString(16).padStart(bytes * 2, '0'), 'hex')
	const counter = Math.floor(time / 30_000)
		.toString(16)
		.padStart(16, '0')
	const hash = createHmac('sha1', key).update(counter, 'hex').digest()
	const start = Number(hash.at(-1)) % 16
	const number = BigInt(`0x${hash.toString('hex', start, start + 4)}`) % 2n ** 31n
	return String(number % 1_000_000n).padStart(6, '0')
}
