import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp, storyTo } from '#tests/helpers/mail/smtp-stub.ts'
import { cabinRate, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }

describeSampledDatabase('postgres', ({ open }) => {
	test('a stranger’s address gets few letters, none with the guest’s words or a link as a name', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { call, book } = await staysOn(await open(), { clock, environment })
		const victim = { Email: 'victim@example.com', Name: 'Gane en casino.example ya' }
		const keys = [await book(victim), await book(victim)]
		const text = 'COMPRE en https://casino.example'
		for (const { key } of keys) await call('POST', `/api/requests/${key}/cancel`, { text })
		const toOwner = () => smtp.mails.filter(({ to }) => to.includes('casa@example.com'))
		await expect.poll(() => toOwner().length).toBe(4)
		const toVictim = smtp.mails.filter(({ to }) => to.includes('victim@example.com'))
		expect(toVictim.length).toBeLessThanOrEqual(3)
		for (const mail of toVictim)
			for (const { body } of readMail(mail).bodies) expect(body).not.toContain('casino')
	})

	test('after an outage each letter has the figures of its moment, in order', sweep, async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const database = await open()
		const off = await staysOn(database, {
			clock,
			environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:1' },
		})
		await off.owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await off.book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const at = `/api/enquiries/${id}`
		await off.owner('POST', `${at}/offer`, { pesos: 350_000, message: 'Primero' })
		await off.owner('POST', `${at}/offer`, { pesos: 300_000, message: 'Después' })
		await off.call('POST', `/api/requests/${key}/accept`)
		await off.owner('POST', `${at}/confirm`, { to: '2026-12-22' })
		await off.app.close()
		clock.now += 60_000
		await staysOn(database, { clock, environment })
		const story = () => storyTo('ana@example.com', smtp.mails)
		await expect.poll(() => story().length).toBe(4)
		expect(story()).toEqual([
			['Recibimos su', undefined],
			['Nuestra propuesta', '350.000'],
			['Nuestra propuesta', '300.000'],
			['Reserva confirmada:', '800.000'],
		])
	})

	test('words without a change reach the guest of a confirmed booking, once', async () => {
		const smtp = await startSmtp()
		const site = await staysOn(await open(), {
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { id, key } = await site.book(twoNights)
		await site.owner('POST', `/api/enquiries/${id}/confirm`)
		const message = 'Traigan botas: ha llovido.'
		for (let twice = 0; twice < 2; twice++) {
			const { body } = await site.owner('POST', `/api/enquiries/${id}/confirm`, { message })
			expect(body.history).toHaveLength(2)
			expect(body.agreements).toHaveLength(1)
			expect(body.inTheWay).toEqual([])
		}
		const told = () => smtp.mails.filter(({ source }) => source.includes('Traigan botas'))
		await expect.poll(() => told().length).toBe(1)
		// It is no second confirmation.
		const [letter] = told().map(readMail)
		expect(letter?.header('subject')[0]).toMatch(/^Mensaje sobre su reserva PC-/)
		expect(letter?.bodies.map(({ head }) => head).join()).not.toContain('text/calendar')
		expect((await site.call('GET', `/api/requests/${key}`)).body.history).toMatchObject([
			{ by: 'owner', action: 'confirm' },
			{ by: 'owner', action: 'message', text: message },
		])
	})

	test('a change that the owner leaves as agreed is answered, and the letter says so', async () => {
		const smtp = await startSmtp()
		const clock = { now: Date.now() }
		const site = await staysOn(await open(), {
			clock,
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { id, key } = await site.book({ ...twoNights, children: [4, 7] })
		const at = `/api/enquiries/${id}`
		await site.owner('POST', `${at}/confirm`)
		clock.now += 60_000
		const change = (body: object) => site.call('POST', `/api/requests/${key}/change`, body)
		const refused = (field: string, code: string) => ({
			status: 422,
			body: { errors: [{ field, code }] },
		})
		expect(await change({ people: 2 })).toMatchObject(refused('people', 'errParty'))
		expect(await change({ to: day('12-12') })).toMatchObject(refused('to', 'errWantedDays'))
		expect((await change({ to: day('12-15') })).body.isChangeAsked).toBe(true)
		clock.now += 60_000
		for (let twice = 0; twice < 2; twice++)
			expect((await site.owner('POST', `${at}/confirm`, {})).body).toMatchObject({
				state: 'confirmed',
				isChangeAsked: false,
				to: day('12-14'),
				history: [{ action: 'confirm' }, { action: 'change' }, { action: 'confirm' }],
			})
		// Up to the first letter that mails encode.
		const [sentence = ''] = letterWords.es.changes.none.split('ó')
		const told = () => smtp.mails.filter(({ source }) => source.includes(sentence))
		await expect.poll(() => told().length).toBe(1)
	})

	test('a change that is left as agreed is answered by letter, also after a payment was marked', async () => {
		const smtp = await startSmtp()
		const clock = { now: Date.now() }
		const site = await staysOn(await open(), {
			clock,
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { id, key } = await site.book(twoNights)
		const at = `/api/enquiries/${id}`
		await site.owner('POST', `${at}/confirm`, { pesos: 800_000 })
		clock.now += 60_000
		await site.call('POST', `/api/requests/${key}/change`, { to: day('12-15') })
		clock.now += 60_000
		await site.owner('POST', `${at}/deposit`, { receivedPesos: 100_000 })
		clock.now += 60_000
		expect((await site.owner('POST', `${at}/confirm`, {})).body.isChangeAsked).toBe(false)
		const letters = () =>
			smtp.mails.filter(({ to }) => to.includes('ana@example.com')).map(readMail)
		await expect.poll(() => letters().length).toBe(4)
		expect(letters().at(-1)?.bodies[0]?.body).toContain(letterWords.es.changes.none)
	})

	test('the WhatsApp text about a change that is left as agreed says so, and no older changes', async () => {
		const { call, owner, book } = await staysOn(await open())
		for (const language of ['es', 'en'] as const) {
			const { id, key } = await book({ ...twoNights, language, items: [{ offer: 'camping' }] })
			const confirm = async (body: object) =>
				String((await owner('POST', `/api/enquiries/${id}/confirm`, body)).body.whatsapp)
			const { changed, kept } = letterWords[language].whatsapp
			const [isChanged, isKept] = [changed, kept].map((text) => text.split('{reference}')[1] ?? '')
			await confirm({ pesos: 800_000 })
			const longer = { to: day('12-15'), pesos: 900_000 }
			expect(await confirm(longer)).toContain(isChanged?.split('{')[0])
			await call('POST', `/api/requests/${key}/change`, { to: day('12-17') })
			const reply = await confirm({ message: 'No hay cupo.' })
			expect(reply).toContain(isKept?.split('{')[0])
			expect(reply).not.toContain(letterWords[language].changes.days)
			// Once something is agreed again, that is the news.
			await call('POST', `/api/requests/${key}/change`, { to: day('12-16') })
			expect(await confirm({ to: day('12-16'), pesos: 950_000 })).toContain(
				isChanged?.split('{')[0],
			)
			// Words alone do not tell it again.
			expect(await confirm({ message: 'Traigan botas.' })).not.toContain(
				letterWords[language].changes.days,
			)
		}
	})

	test('a guest whose quote is confirmed without the nights asked for since is told', async () => {
		const smtp = await startSmtp()
		const clock = { now: Date.now() }
		const site = await staysOn(await open(), {
			clock,
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { notWanted } = letterWords.es.changes
		const { id, key } = await site.book(twoNights)
		const at = `/api/enquiries/${id}`
		const change = async (body: object) => {
			clock.now += 60_000
			await site.call('POST', `/api/requests/${key}/change`, body)
			clock.now += 60_000
		}
		const confirm = async (body: object) =>
			String((await site.owner('POST', `${at}/confirm`, body)).body.whatsapp)
		const toGuest = () =>
			smtp.mails.filter(({ to }) => to.includes('ana@example.com')).map(readMail)
		const letter = async (count: number) => {
			await expect.poll(() => toGuest().length).toBe(count)
			return String(toGuest().at(-1)?.bodies[0]?.body)
		}
		await site.owner('POST', `${at}/offer`, { pesos: 800_000, message: '' })
		await site.call('POST', `/api/requests/${key}/accept`)
		await change({ to: day('12-15') })
		expect(await confirm({})).toContain(notWanted)
		expect(await letter(3)).toContain(notWanted)
		// Another price is not for another night.
		await change({ to: day('12-15') })
		expect(await confirm({ pesos: 900_000 })).toContain(notWanted)
		expect(await letter(4)).toContain(notWanted)
		// Neither where the night is agreed, nor where the guest asked in words or has taken it back.
		await change({ to: day('12-15') })
		expect(await confirm({ to: day('12-15'), pesos: 950_000 })).not.toContain(notWanted)
		await change({ text: 'Con una cuna, por favor.' })
		expect(await confirm({ pesos: 960_000 })).not.toContain(notWanted)
		await change({ to: day('12-16') })
		await site.call('POST', `/api/requests/${key}/withdraw`)
		expect(await confirm({ pesos: 970_000 })).not.toContain(notWanted)
		expect(await letter(7)).not.toContain(notWanted)
	})

	test('a family says which children stay at home, and the owner reads it and agrees', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id, key } = await book({ ...twoNights, adults: 2, children: [3, 8] })
		const at = `/api/enquiries/${id}`
		await owner('POST', `${at}/confirm`)
		const change = (body: object) => call('POST', `/api/requests/${key}/change`, body)
		const asked = async (body: object) => (await change(body)).body.history.at(-1)
		expect(await asked({ adults: 2, children: [] })).toMatchObject({
			text: 'Personas: 2, sin niños',
			wanted: { people: 2, party: { adults: 2, children: [] } },
		})
		expect(await asked({ people: 3, children: [8], text: 'Sin el bebé' })).toMatchObject({
			text: 'Personas: 3, con un niño (8 años)\nSin el bebé',
			wanted: { people: 3, party: { adults: 2, children: [8] } },
		})
		// The child of eight is asked for already.
		expect(await change({ people: 4, adults: 2 })).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'children', code: 'errParty' }] },
		})
		expect((await owner('GET', `${at}/stay`)).body.asked.change.party.children).toEqual([8])
		const { body } = await owner('POST', `${at}/confirm`, { people: 3, children: [8] })
		expect(body).toMatchObject({ isChangeAsked: false, party: { adults: 2, children: [8] } })
		expect(await asked({ adults: 2, children: '8', text: 'Con cuna' })).toMatchObject({
			text: 'Con cuna',
			wanted: null,
		})
	})

	test('a wanted change has its days and people as data, for guest and owner, until it is answered', async () => {
		const database = await open()
		const { call, owner, book } = await staysOn(database)
		const { id, key } = await book(twoNights)
		const at = `/api/enquiries/${id}`
		await owner('POST', `${at}/confirm`)
		const change = (body: object) => call('POST', `/api/requests/${key}/change`, body)
		const party = (adults: number) => ({ people: adults, party: { adults, children: [] } })
		const first = { from: day('12-12'), to: day('12-14'), ...party(4) }
		const seen = async () => {
			const [guests, owners] = [
				(await call('GET', `/api/requests/${key}`)).body,
				(await owner('GET', `${at}/stay`)).body,
			]
			expect(owners.asked).toEqual(guests.asked)
			expect(owners.asked).toMatchObject(first)
			const last = [guests, owners].map(({ history }) => history.at(-1).wanted)
			expect(last[0]).toEqual(last[1])
			return { change: owners.asked.change, last: last[0] }
		}
		expect(await seen()).toEqual({ change: null, last: null })
		// A later wish replaces what it names of an earlier one; what is not said stays.
		await change({ to: day('12-15') })
		const longer = { ...first, to: day('12-15') }
		expect(await seen()).toEqual({ change: longer, last: longer })
		await change({ from: day('12-13'), people: 5, text: 'Viene mi hermana' })
		const more = { ...longer, from: day('12-13'), ...party(5) }
		expect(await seen()).toEqual({ change: more, last: more })
		// The form sends all its fields: those that are as agreed ask for nothing.
		const { party: _, ...fields } = first
		await change({ ...fields, text: 'Con vista al lago' })
		expect(await seen()).toEqual({ change: null, last: first })
		await change({ people: 3 })
		expect((await seen()).change).toEqual({ ...first, ...party(3) })
		await owner('POST', `${at}/confirm`, { people: 3 })
		expect(await seen()).toEqual({ change: null, last: null })
		const { history } = (await owner('GET', `${at}/stay`)).body
		expect(history.map(({ wanted }: { wanted: unknown }) => wanted)).toEqual([
			...[null, longer, more, first, { ...first, ...party(3) }, null],
		])
		// Asked for before there was such a field.
		await change({ people: 2 })
		await database.query.updateTable('stay_history').set({ wanted: null }).execute()
		expect(await seen()).toEqual({ change: null, last: null })
		expect((await call('GET', `/api/requests/${key}`)).body.isChangeAsked).toBe(true)
	})
})
