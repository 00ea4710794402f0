import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = `${nextYear}-12-12`

describeEachDatabase(({ open }) => {
	test.for([
		[{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }, 'pending'],
		[{}, 'unconfigured'],
	] as const)(
		'a confirmed table says whether its guest gets a mail: %j',
		async ([environment, mail]) => {
			const database = await open()
			const site = await staysOn(database, { environment })
			const kitchen = await signInAs(database, site.app, 'restaurant')
			const items = [{ offer: 'table', units: 1, hour: '18:00' }]
			await site.book({ ArrivalDate: day, DepartureDate: day, items })
			const [table] = (await kitchen.call('GET', `/api/tables?from=${day}&to=${day}`)).json().tables
			expect(table).not.toHaveProperty('mail')
			const confirmed = await kitchen.call('POST', `/api/tables/${table.id}/confirm`)
			expect(confirmed.json()).toMatchObject({ id: table.id, state: 'confirmed', mail })
		},
	)
})
