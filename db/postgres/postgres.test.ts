import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres, postgresConfig } from './postgres.ts'

/** A message of PostgreSQL's protocol: its type, its length, its content. */
function message(type: string, content: Buffer): Buffer {
	const length = Buffer.alloc(4)
	length.writeInt32BE(content.length + 4)
	return Buffer.concat([Buffer.from(type), length, content])
}

const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const shutdown = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

test('a server that ends a connection with the bytes that open it fails the query, not the process', async () => {
	const server = createServer((socket) => {
		socket.on('error', () => {})
		socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, shutdown])))
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	const { dialect } = openPostgres(postgresConfig(`postgres://u@127.0.0.1:${port}/d`), () => {})
	const database = new Kysely({ dialect })
	onTestFinished(() => database.destroy())
	await expect(sql`select 1`.execute(database)).rejects.toMatchObject({ code: '57P01' })
})

test('the address may say how long a connection may take, in seconds', () => {
	const address = 'postgres://u@127.0.0.1/d'
	const patience = (url: string) => postgresConfig(url).connectionTimeoutMillis
	expect(patience(`${address}?connect_timeout=60`)).toBe(60_000)
	for (const odd of ['', '?connect_timeout=soon', '?connect_timeout=0'])
		expect(patience(address + odd)).toBe(1500)
	expect(postgresConfig(address, 15_000).connectionTimeoutMillis).toBe(15_000)
	expect(postgresConfig(`${address}?connect_timeout=60`, 15_000).connectionTimeoutMillis).toBe(
		60_000,
	)
})
