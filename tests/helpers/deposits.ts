import sharp from 'sharp'
import { expect } from 'vitest'
import type { Database } from '#db/connect.ts'
import type { Letter } from '#server/mail/letter.ts'
import { staysOn } from './stays.ts'

export const pdf = (more = '') =>
	Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Page ${more}>>\nendobj\n%%EOF\n`)
export const photo = () =>
	sharp({ create: { width: 600, height: 800, channels: 3, background: '#cba' } })
		.withExif({ IFD0: { Artist: 'somebody' } })
		.jpeg()
		.toBuffer()
export const total = 1_000_000
export const deposit = { pesos: 300_000, until: '2026-11-20' }

/** Ten in the morning in Bogotá. */
export const at = (day: string, time = '15:00') => Date.parse(`${day}T${time}:00Z`)

/** A booking request for two nights in December, and calls about its deposit. No mail leaves, unless `smtpUrl` says where to. */
export async function bookWithDeposit(
	database: Database,
	{ clock = { now: at('2026-11-16') }, smtpUrl = '', changes = {} } = {},
) {
	const environment = { SMTP_URL: smtpUrl || 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }
	// This process sends the letters of those that `later` starts and ends.
	const site = await staysOn(database, { environment, clock, ...(smtpUrl && { outboxNapMs: 50 }) })
	let { signedIn } = site
	const owner: typeof site.owner = (method, url, payload) =>
		site.call(method, url, payload, signedIn)
	const stay = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' }
	const { id, key, link } = await site.book({ ...stay, ...changes })
	const offer = (body: object = {}) =>
		owner('POST', `/api/enquiries/${id}/offer`, {
			pesos: total,
			message: 'Con gusto.',
			heldUntil: '2026-12-01',
			deposit,
			...body,
		})
	const send = (payload: Buffer, type = 'image/jpeg', url = `/api/requests/${key}/receipt`) =>
		site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
	const guest = async () => (await site.call('GET', `/api/requests/${key}`)).body
	async function lettersTo(recipient: string): Promise<Letter[]> {
		const rows = await database.query
			.selectFrom('outbox')
			.select(['letter'])
			.where('enquiry_id', '=', id)
			.where('recipient', '=', recipient as 'guest')
			.orderBy('created_at')
			.execute()
		return rows.flatMap(({ letter }) => (letter ? [JSON.parse(letter)] : []))
	}
	/** The subjects of the letters to a recipient that go once. */
	const letters = async (recipient: string) =>
		(await lettersTo(recipient)).map(({ subject }) => subject)
	/** What these letters say, one paragraph after another. */
	const paragraphs = async (recipient: string) =>
		(await lettersTo(recipient)).flatMap(({ letter }) => letter.paragraphs)
	/** Every letter that waits leaves now, or fails for good, as if the mail server had said so. */
	async function delivered(status: 'sent' | 'failed' = 'sent', last_error: string | null = null) {
		await database.query
			.updateTable('outbox')
			// An attempt in progress loses its lease, so that it cannot overwrite this status.
			.set({ status, last_error, updated_at: clock.now, leased_by: null, lease_until: null })
			.where('status', '=', 'pending')
			.execute()
	}
	/** Waits until every letter has left, and the site knows it: a reminder waits for the letter that names its day. */
	async function allSent() {
		const waiting = database.query.selectFrom('outbox').select('id').where('status', '=', 'pending')
		await expect.poll(async () => await waiting.execute()).toEqual([])
	}
	/** What the letters about one thing begin with, after the greeting to a guest. */
	async function texts(recipient: 'guest' | 'owner', about: string): Promise<string[]> {
		const rows = await database.query
			.selectFrom('outbox')
			.select(['letter'])
			.where('enquiry_id', '=', id)
			.where('recipient', '=', recipient)
			.where('about', 'like', `${about}%`)
			.orderBy('created_at')
			.orderBy('position')
			.execute()
		const first = recipient === 'guest' ? 1 : 0
		return rows.map(({ letter }) => JSON.parse(letter ?? '').letter.paragraphs[first])
	}
	/** Whether the first letter that waits for somebody is on its way, or due. One query: between two of them a letter may be leased. */
	async function hasLettersToSend() {
		const waiting = await database.query
			.selectFrom('outbox')
			.select(['enquiry_id', 'recipient', 'leased_by', 'next_attempt_at'])
			.where('status', '=', 'pending')
			.orderBy('position', 'desc')
			.orderBy('created_at', 'desc')
			.execute()
		// The first letter is the last one of its key, and so the one that stays.
		const first = new Map(waiting.map((it) => [`${it.enquiry_id} ${it.recipient}`, it]))
		return [...first.values()].some(
			({ leased_by, next_attempt_at }) => leased_by !== null || next_attempt_at <= clock.now,
		)
	}
	/** Waits until every letter that is due has left or was refused. */
	const settled = () => expect.poll(hasLettersToSend).toBe(false)
	/** Another process, whose tasks run when it starts. The owner signs in again: the previous session may have expired. */
	const later = async (now: number) => {
		// A clock that jumps while a letter is on its way ends its lease: the letter would leave twice.
		if (smtpUrl) await settled()
		clock.now = now
		const other = await staysOn(database, { environment, clock })
		signedIn = other.signedIn
		await other.app.close()
	}
	return {
		...site,
		owner,
		id,
		key,
		link,
		offer,
		send,
		guest,
		letters,
		paragraphs,
		texts,
		delivered,
		allSent,
		settled,
		later,
		clock,
		database,
	}
}
