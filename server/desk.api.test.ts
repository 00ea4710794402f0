import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { openDatabase } from '#db/connect.ts'
import type { TodayResponse } from '#domain/enquiries/responses.ts'
import type { Day } from '#domain/time/dates.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, aContact, providerSettings, sender } from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { describeReadiness } from './owner/readiness/readiness-routes.ts'
import { seedSampleReviews } from './reviews/sample-reviews.ts'

/** Thursday 12 November 2026, ten at night at the hotel and the 13th in UTC. */
const thursdayNight = Date.parse('2026-11-13T03:00:00Z')

describeSampledDatabase('sqlite', ({ newPlace }) => {
	async function setUp(environment: NodeJS.ProcessEnv = {}) {
		const place = await newPlace()
		const database = await openDatabase(place)
		await storeOwnerPassword(database)
		const clock = { now: thursdayNight }
		await seedSampleReviews(database, clock.now)
		const app = await buildTestApi(database, {
			environment: { DATA_DIR: place.dataDir, ...environment },
			clock,
		})
		app.addHook('onClose', () => database.close())
		const { call } = await signInOwner(app)

		const send = sender(app, clock)
		const arriving = (ArrivalDate: Day, Name: string) =>
			send(aBooking({ Name, ArrivalDate, DepartureDate: '2026-12-01' }))
		const today = async (): Promise<TodayResponse> => (await call('GET', '/api/desk/today')).json()
		const open = async () => (await call('GET', '/api/desk/readiness')).json().open
		return { app, clock, database, call, send, arriving, today, open, dataDir: place.dataDir }
	}

	test('today counts what waits for a reply, and who arrives, by Colombian time', async () => {
		const { arriving, send, call, today } = await setUp()
		const tonight = await arriving('2026-11-12', 'Tonight')
		await arriving('2026-11-13', 'Friday')
		await arriving('2026-11-15', 'Sunday')
		await arriving('2026-11-16', 'Monday')
		const archived = await arriving('2026-11-14', 'Archived')
		await call('PATCH', `/api/enquiries/${archived}`, { state: 'archived' })
		await call('PATCH', `/api/enquiries/${tonight}`, { state: 'answered' })
		for (let count = 0; count < 6; count += 1) await send(aContact({ Name: `Message ${count}` }))

		const response = await today()
		const names = (list: { Name: string }[]) => list.map(({ Name }) => Name)
		expect(response.day).toBe('2026-11-12')
		expect(response.unansweredCount).toBe(9)
		expect(names(response.unanswered)).toEqual([5, 4, 3, 2, 1].map((count) => `Message ${count}`))
		expect(response.arrivals).toMatchObject([{ Name: 'Tonight', state: 'answered' }])
		expect(names(response.weekendArrivals)).toEqual(['Friday', 'Sunday'])
		expect(response.undeliveredCount).toBe(0)
	})

	test('a mail that did not go out counts in today until the request is answered', async () => {
		const provider = await startProvider('refusing')
		const { send, call, today, open } = await setUp({
			EMAIL_API_HOST: provider.host,
			...providerSettings,
		})
		const id = await send(aBooking())
		await expect.poll(async () => (await today()).undeliveredCount).toBe(1)
		expect(await open()).toContainEqual({
			name: 'mail-failing',
			details: ['the provider answered 400'],
		})
		await call('PATCH', `/api/enquiries/${id}`, { state: 'answered' })
		expect((await today()).undeliveredCount).toBe(0)

		provider.behaviour = 'ok'
		await call('POST', `/api/enquiries/${id}/deliver`)
		await expect
			.poll(async () => (await open()).map(({ name }: { name: string }) => name))
			.not.toContain('mail-failing')
	})

	test('a new site lists all that is to be done; each item goes when it is done', async () => {
		const { app, call, open, clock, dataDir } = await setUp()
		const withoutToken = await app.inject({ url: '/api/desk/readiness' })
		expect(withoutToken.statusCode).toBe(401)
		const first = await open()
		expect(first).toEqual([
			{
				name: 'facts',
				details: [
					...['legalName', 'taxId', 'rnt', 'phones', 'email'],
					...['social.instagram', 'social.facebook', 'developer.name', 'developer.url'],
				],
			},
			{ name: 'mail-missing', details: [] },
			{ name: 'address', details: [] },
			{ name: 'units', details: ['glamping', 'camping'] },
			{ name: 'rates', details: [] },
			{ name: 'samples', details: [] },
			{ name: 'backup', details: [] },
			{ name: 'off-site', details: [] },
			{ name: 'two-factor', details: [] },
		])
		expect(describeReadiness(first)).toBe(
			'Before you go online: Placeholder facts (legal name, tax id, RNT, phones, e-mail, Instagram, Facebook, developer in the footer, page of the developer); No mail is configured; PUBLIC_URL is not https; How many there are of each; No rates; Sample reviews; No backup in the last day; No proven copy outside this server; Two-factor is off. See /admin/today.\n',
		)

		const changes = [{ path: 'rnt', value: '12345' }]
		await call('PATCH', '/api/content/facts', { changes })
		expect((await open())[0].details).toContain('rnt')
		await call('POST', '/api/content/publish')
		expect((await open())[0].details).not.toContain('rnt')

		const backup = join(dataDir, 'backups', 'site.dump')
		await mkdir(join(dataDir, 'backups'))
		await writeFile(`${backup}.unfinished`, '')
		// The desk does not list it either.
		await writeFile(join(dataDir, 'backups', 'notes.txt'), '')
		const names = async () => (await open()).map(({ name }: { name: string }) => name)
		expect(await names()).toContain('backup')
		await writeFile(backup, '')
		const madeAt = (time: number) => utimes(backup, time / 1000, time / 1000)
		await madeAt(clock.now - 25 * 60 * 60 * 1000)
		expect(await names()).toContain('backup')
		await madeAt(clock.now)
		expect(await names()).not.toContain('backup')

		const units = ['glamping', 'camping'].map((offer) => ({
			path: `offers.${offer}.units`,
			value: 5,
		}))
		await call('PATCH', '/api/content/facts', { changes: units })
		await call('POST', '/api/content/publish')
		expect(await names()).not.toContain('units')

		const rate = { offer: 'cabin', season: null, pesos: 300_000 }
		const saved = await call('PUT', '/api/rates', { seasons: [], rates: [rate] })
		expect(saved.statusCode, saved.body).toBe(200)
		expect(await names()).not.toContain('rates')

		expect((await app.inject({ url: '/api/reviews' })).json()).toHaveLength(10)
		expect((await call('DELETE', '/api/desk/sample-reviews')).statusCode).toBe(204)
		expect((await app.inject({ url: '/api/reviews' })).json()).toEqual([])
		expect(await names()).not.toContain('samples')

		const { secret } = (await call('POST', '/api/two-factor', { password: ownerPassword })).json()
		await call('POST', '/api/two-factor/confirm', { code: codeOnPhone(secret, clock.now) })
		expect(await names()).not.toContain('two-factor')
	})

	test('each owner is told of their own two-factor', async () => {
		const { app, call, clock, database } = await setUp()
		const rosa = await signInAs(database, app, 'owner', 'Rosa')
		const credential = { id: rosa.id, password_hash: 'x', updated_at: 1 }
		await database.query.insertInto('credentials').values(credential).execute()
		const begun = await call('POST', '/api/two-factor', { password: ownerPassword })
		const code = codeOnPhone(begun.json().secret, clock.now)
		expect((await call('POST', '/api/two-factor/confirm', { code })).statusCode).toBe(200)

		const isTold = async (by: typeof call) =>
			(await by('GET', '/api/desk/readiness'))
				.json()
				.open.some(({ name }: { name: string }) => name === 'two-factor')
		expect(await isTold(call)).toBe(false)
		expect(await isTold(rosa.call)).toBe(true)
	})

	test('a site with https and mail says nothing of them; test mails go to the owner', async () => {
		const smtp = await startSmtp()
		const { call, open } = await setUp({
			PUBLIC_URL: 'https://palma.example',
			SMTP_URL: smtp.url,
			MAIL_TO: 'owner@palma.example',
		})
		const names = (await open()).map(({ name }: { name: string }) => name)
		expect(names).toEqual([
			'facts',
			'units',
			'rates',
			'samples',
			'backup',
			'off-site',
			'two-factor',
		])
		const { mails } = (await call('POST', '/api/desk/test-mail')).json()
		expect(mails).toEqual([
			{ what: 'booking', problem: null },
			{ what: 'contact', problem: null },
			{ what: 'acknowledgement', problem: null },
		])
		expect(smtp.mails.flatMap(({ to }) => to)).toEqual(Array(3).fill('owner@palma.example'))
	})

	test.each([
		[{ SMTP_URL: 'smtp://127.0.0.1:1' }, ['MAIL_TO']],
		[{ MAIL_TO: 'owner@palma.example' }, ['SMTP_URL']],
		[
			{ EMAIL_USER_ID: 'user', EMAIL_SERVICE_ID: 'service' },
			['EMAIL_API_HOST', 'EMAIL_BOOKING_TEMPLATE_ID', 'EMAIL_CONTACT_TEMPLATE_ID'],
		],
	])('mail that is half configured says what is missing: %o', async (environment, missing) => {
		const { open } = await setUp(environment as NodeJS.ProcessEnv)
		const mail = (await open()).filter(({ name }: { name: string }) => name.startsWith('mail'))
		expect(mail).toEqual([{ name: 'mail-half', details: missing }])
	})

	test('a test mail that fails says what is probably wrong', async () => {
		const { call } = await setUp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: facts.email })
		const { mails } = (await call('POST', '/api/desk/test-mail')).json()
		expect(mails[0].problem).toEqual({ reason: 'the mail server was not reached', fault: 'port' })
	})
})
