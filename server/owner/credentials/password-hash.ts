import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export type HashCost = { memoryKiB: number; passes: number; parallelism: number }

/** RFC 9106's second recommended option, with one lane, because the server has other work too. */
export const strongCost: HashCost = { memoryKiB: 64 * 1024, passes: 3, parallelism: 1 }

const mostMemoryKiB = 512 * 1024
const mostPasses = 20
const saltBytes = 16
const hashBytes = 32
const phc =
	/^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

type ReadHash = { cost: HashCost; salt: Buffer; hash: Buffer }

/** The hash as text in the PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
	const salt = randomBytes(saltBytes)
	const hash = await derive(password, { cost, salt, hash: Buffer.alloc(hashBytes) })
	const { memoryKiB, passes, parallelism } = cost
	const parameters = `m=${memoryKiB},t=${passes},p=${parallelism}`
	return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(hash)}`
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
	const read = readHash(stored)
	if (!read) throw new Error('The stored password hash is not in the PHC format of argon2id')
	return timingSafeEqual(await derive(password, read), read.hash)
}

export function isPasswordHash(text: string): boolean {
	return readHash(text) !== undefined
}

function readHash(text: string): ReadHash | undefined {
	const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(text) ?? []
	const cost = {
		memoryKiB: Number(memory),
		passes: Number(passes),
		parallelism: Number(parallelism),
	}
	const isSound =
		cost.parallelism >= 1 &&
		cost.passes >= 1 &&
		cost.passes <= mostPasses &&
		cost.memoryKiB >= 8 * cost.parallelism &&
		cost.memoryKiB <= mostMemoryKiB
	if (!isSound) return undefined
	return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

async function derive(password: string, { cost, salt, hash }: ReadHash): Promise<Buffer> {
	const parameters: Argon2Parameters = {
		// Keyboards differ in how they compose accents.
		message: Buffer.from(password.normalize('NFC')),
		nonce: salt,
		memory: cost.memoryKiB,
		passes: cost.passes,
		parallelism: cost.parallelism,
		tagLength: hash.length,
	}
	return await promisify(argon2)('argon2id', parameters)
}

function unpadded(bytes: Buffer): string {
	return bytes.toString('base64').replace(/=+$/, '')
}
