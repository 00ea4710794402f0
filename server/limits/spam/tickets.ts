import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteSecret } from '#server/limits/site-secret.ts'

const quickestMs = 3_000
const longestMs = 24 * 60 * 60 * 1000

export type TicketVerdict = 'missing' | 'forged' | 'too-quick' | 'good'
export type Tickets = ReturnType<typeof createTickets>

/**
 * Says when a form was opened, signed. Pages are the same for everybody and kept in memory, so the browser asks for a
 * ticket when the visitor opens the form.
 */
export function createTickets({ secret, now }: { secret: SiteSecret; now: () => number }) {
	async function sign(time: string) {
		return createHmac('sha256', await secret.keyFor('ticket'))
			.update(time)
			.digest('base64url')
	}

	return {
		async issue(): Promise<string> {
			const time = String(now())
			return `${time}.${await sign(time)}`
		},

		async judge(ticket: string | undefined): Promise<TicketVerdict> {
			if (!ticket) return 'missing'
			const [time = '', signature = ''] = ticket.split('.')
			const expected = await sign(time)
			const isOurs =
				signature.length === expected.length &&
				timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
			if (!isOurs) return 'forged'
			const age = now() - Number(time)
			// A form left open for a day is as good as one without scripts.
			if (age > longestMs) return 'missing'
			return age < quickestMs ? 'too-quick' : 'good'
		},
	}
}
