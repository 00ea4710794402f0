import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { receiptErrorCodes, receiptLimits } from '#domain/stays/deposit.ts'
import { describeSampledDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, pdf, photo } from '#tests/helpers/deposits.ts'
import { receiptForm, receiptFormType } from '#tests/helpers/guest-pages.ts'
import { sweep } from '#tests/helpers/steps.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	test('a receipt that cannot be stored is reported, and nothing else changes', sweep, async () => {
		const { id, key, offer, send, guest, owner, database } = await bookWithDeposit(await open())
		await offer()
		await send(await photo())
		const before = await guest()
		const { query } = database
		await sql`alter table deposits rename column receipt to receipt_away`.execute(query)
		const refused = await send(await photo())
		expect([refused.statusCode, refused.json().code]).toEqual([500, 'internal'])
		const form = await send(receiptForm(await photo()), receiptFormType)
		const page = `/request/${key}?problem=internal#deposit`
		expect([form.statusCode, form.headers.location]).toEqual([303, page])
		expect(await guest()).toEqual(before)
		await sql`alter table deposits rename column receipt_away to receipt`.execute(query)
		expect((await owner('GET', `/api/enquiries/${id}/receipt`)).status).toBe(200)
		expect((await send(await photo())).statusCode).toBe(201)
	})

	test('a receipt that comes while the owner opens the one before it has not been seen', async () => {
		const { id, offer, send, guest, owner, database } = await bookWithDeposit(await open())
		await offer()
		await send(await photo())
		const isSent = Promise.withResolvers<void>()
		const second = database.query.transaction().execute(async (transaction) => {
			const changes = { receipt_at: Date.parse('2026-11-16T16:00:00Z'), seen_at: null }
			await transaction.updateTable('deposits').set(changes).execute()
			isSent.resolve()
			await setTimeout(500)
		})
		await isSent.promise
		const opened = owner('GET', `/api/enquiries/${id}/receipt`)
		await second
		expect((await opened).status).toBe(200)
		// SQLite has one connection: what is opened there is the second one.
		const { receipt } = await guest()
		if (database.kind === 'postgres') expect(receipt.seenAt).toBeNull()
		else expect(receipt.seenAt).not.toBeNull()
	})

	test('a receipt in WebP, as a phone saves it, is stored as a JPEG', async () => {
		const { id, offer, send, owner } = await bookWithDeposit(await open())
		await offer()
		const webp = await sharp(await photo())
			.webp()
			.toBuffer()
		expect((await send(webp, 'image/webp')).statusCode).toBe(201)
		const { status, headers } = await owner('GET', `/api/enquiries/${id}/receipt`)
		expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
	})

	test('a PDF is downloaded as it was sent, as nothing that a browser shows', async () => {
		const { id, offer, send, call, signedIn, app } = await bookWithDeposit(await open())
		await offer()
		// Quadratic work on such a file once took the picture process a minute.
		const hostile = Buffer.from(`%PDF-1.7\n${'%stream\n'.repeat(220_000)}/OpenAction /JavaScript`)
		const started = performance.now()
		expect((await send(hostile)).statusCode).toBe(201)
		expect(performance.now() - started).toBeLessThan(10_000)
		const url = `/api/enquiries/${id}/receipt`
		const { rawPayload, headers } = await app.inject({ url, headers: signedIn })
		expect(rawPayload.equals(hostile)).toBe(true)
		expect(headers).toMatchObject({
			'content-type': 'application/octet-stream',
			'content-disposition': 'attachment; filename="receipt.pdf"',
			'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
			'cross-origin-resource-policy': 'same-origin',
			'cross-origin-opener-policy': 'same-origin',
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		})
		// Neither the address nor the guest's key opens it without signing in.
		expect((await call('GET', url)).status).toBe(401)
	})

	test('the receipt is deleted with the guest’s request', async () => {
		const { id, key, offer, send, call, owner, database } = await bookWithDeposit(await open())
		await offer()
		expect((await send(pdf(), 'application/pdf')).statusCode).toBe(201)
		const { headers } = await owner('GET', `/api/enquiries/${id}/receipt`)
		expect(headers).toMatchObject({
			'content-disposition': 'attachment; filename="receipt.pdf"',
		})
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)
		for (const table of ['deposits', 'sent_letters'] as const)
			expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
	})
})

describeSqlite(({ open }) => {
	test(
		'a receipt that is a bomb, a script or a large PDF is refused, and the last one stays',
		sweep,
		async () => {
			const { offer, send, guest, key } = await bookWithDeposit(await open())
			expect((await send(await photo())).statusCode).toBe(409)
			await offer()
			await send(await photo())
			const { sentAt } = (await guest()).receipt
			const bomb = await sharp({
				create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' },
				limitInputPixels: false,
			})
				.png()
				.toBuffer()
			const hostile = [
				[bomb, 'receiptTooHeavy'],
				[Buffer.from('<script>alert(1)</script>'), 'receiptKind'],
				[Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'receiptKind'],
				[Buffer.from('\xff\xd8\xffnonsense', 'latin1'), 'receiptBroken'],
				[Buffer.from('<html>%PDF-1.7'), 'receiptKind'],
				[Buffer.concat([pdf(), Buffer.alloc(receiptLimits.pdfBytes)]), 'receiptTooLarge'],
			] as const
			for (const [bytes, code] of hostile) {
				const response = await send(bytes)
				const status = code === 'receiptTooLarge' ? 413 : 422
				expect([response.statusCode, response.json().errors[0].code]).toEqual([status, code])
			}
			expect((await guest()).receipt.sentAt).toBe(sentAt)
			const words: Record<string, string> = requestWords.es.deposit.errors
			for (const code of receiptErrorCodes) expect(words[code]).toBeTruthy()

			// A form without scripts comes back to the page, which says what was wrong.
			const post = (content: Buffer) => send(receiptForm(content), receiptFormType)
			const refused = await post(Buffer.from('<script>'))
			expect([refused.statusCode, refused.headers.location]).toEqual([
				...[303, `/request/${key}?problem=receiptKind#deposit`],
			])
			const taken = await post(await photo())
			// The outcome is in the address, so that no copy from before it is shown.
			const page = `/request/${key}?done=receipt#deposit`
			expect([taken.statusCode, taken.headers.location]).toEqual([303, page])
			expect(
				(await send(await photo(), 'image/jpeg', '/api/requests/nobody/receipt')).statusCode,
			).toBe(404)
		},
	)
})
