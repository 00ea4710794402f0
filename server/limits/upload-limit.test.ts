import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createUploadPlaces } from './upload-limit.ts'

const second = 1000
/** Just quick enough to keep a place. */
const chunk = Buffer.alloc(9 * 1024)

/** Two places, and senders who send for ever at the slowest pace that counts as none. */
function openPlaces() {
	const clock = { now: 0 }
	const places = createUploadPlaces({ most: 2, now: () => clock.now })
	const bodies = new Map<string, PassThrough>()
	const take = (sender: string) => {
		const request = { raw: {} } as FastifyRequest
		const raw = Object.assign(new EventEmitter(), { destroyed: false })
		places.take(request, { raw } as unknown as FastifyReply, sender)
		const body = new PassThrough()
		bodies.set(sender, body)
		const ended = places.read(request, body, 1024).then(
			() => 'read',
			({ code }) => code,
		)
		const leave = () => {
			bodies.delete(sender)
			body.destroy()
			raw.emit('close')
		}
		return { ended: ended.finally(leave), leave, stall: () => bodies.delete(sender) }
	}
	const pass = async (seconds: number) => {
		for (let passed = 0; passed < seconds; passed += 1) {
			clock.now += second
			for (const body of bodies.values()) body.write(chunk)
			await new Promise(setImmediate)
		}
	}
	return { take, pass }
}

const overloaded = expect.objectContaining({ code: 'overloaded' })

test('two who send just quickly enough to keep their places lose them after a minute, and come again behind others', async () => {
	const { take, pass } = openPlaces()
	const first = take('one')
	const second = take('two')
	await pass(50)
	expect(() => take('guest')).toThrow(overloaded)
	await pass(15)
	const guest = take('guest')
	expect(await first.ended).toBe('timed-out')
	// A sender whose minute is over takes no place from one with time left, at once or after a pause.
	const another = take('another')
	expect(await second.ended).toBe('timed-out')
	for (let tries = 0; tries < 8; tries += 1) {
		await pass(5)
		for (const sender of ['one', 'two']) expect(() => take(sender)).toThrow(overloaded)
	}
	guest.leave()
	take('one')
	take('third guest')
	another.leave()
})

test('a large upload goes on for as long as nobody else needs its place', async () => {
	const { take, pass } = openPlaces()
	const large = take('one')
	await pass(200)
	const other = take('two')
	other.leave()
	expect(await Promise.race([large.ended, 'on its way'])).toBe('on its way')
	large.leave()
})

test('whoever had their minute still takes the place of one who sends next to nothing', async () => {
	const { take, pass } = openPlaces()
	const guest = take('guest')
	await pass(70)
	guest.leave()
	take('one').stall()
	take('two').stall()
	expect(() => take('guest')).toThrow(overloaded)
	await pass(4)
	take('guest')
})

test('after ten minutes a sender has another minute', async () => {
	const { take, pass } = openPlaces()
	take('one').leave()
	await pass(601)
	take('one')
	take('two')
	await pass(50)
	expect(() => take('guest')).toThrow(overloaded)
})
