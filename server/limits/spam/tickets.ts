import { createHmac } from 'node:crypto'
import { dayMs } from '#domain/time/dates.ts'
import { isSameSecret, type SiteSecret } from '#server/secrets/site-secret.ts'

const quickestMs = 3_000
const longestMs = dayMs

type TicketVerdict = 'missing' | 'forged' | 'too-quick' | 'good'
export type Tickets = ReturnType<typeof createTickets>

/**
 * A ticket is a signed time stamp of when a form was opened. Pages are cached for everybody, so the browser fetches a
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
			if (!isSameSecret(signature, await sign(time))) return 'forged'
			const age = now() - Number(time)
			// A form left open for a day is treated like one without scripts.
			if (age > longestMs) return 'missing'
			return age < quickestMs ? 'too-quick' : 'good'
		},
	}
}
