import { expect, test } from 'vitest'
import { addDays, weekday } from '#domain/time/dates.ts'
import { longWeekendsOf, noHolidayChanges } from '#domain/time/holidays.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const year = Number(nextYear)
const plan = {
	seasons: [
		{
			id: 'long-weekends',
			name: { es: 'Puentes', en: 'Long weekends' },
			nights: 'long-weekends',
			from: '01-01',
			to: '12-31',
		},
	],
	rates: [
		{ offer: 'cabin', season: 'long-weekends', pesos: 700_000 },
		{ offer: 'cabin', season: null, pesos: 500_000 },
	],
}
const onLongWeekend = 3 * 700_000 + 500_000
const onOtherDays = 4 * 500_000

// September has no holiday: the first Monday after its fifth day.
const monday = addDays(`${year}-09-06`, (8 - weekday(`${year}-09-06`)) % 7)
const name = { es: 'Día del Café', en: 'Coffee Day' }
const withHolidays = (holidays: object) => ({ ...plan, holidays })
const added = withHolidays({ added: [{ day: monday, name }], struck: [] })

describeEachDatabase(({ open }) => {
	test('the nights beside a new holiday cost what long weekends cost, what was agreed stays', async () => {
		const { call, owner, bookConfirmed } = await staysOn(await open())
		await owner('PUT', '/api/rates', plan)
		const stay = { ArrivalDate: addDays(monday, -3), DepartureDate: addDays(monday, 1) }
		const at = `/api/estimate?offer=cabin&from=${stay.ArrivalDate}&to=${stay.DepartureDate}&people=2`
		const estimate = async () => (await call('GET', at)).body.pesos
		const { key } = await bookConfirmed({ ...stay, Quantity: 2 })
		const agreed = async () => (await call('GET', `/api/requests/${key}`)).body.total
		expect([await estimate(), await agreed()]).toEqual([onOtherDays, onOtherDays])

		const { version } = (await owner('GET', '/api/rates')).body
		const saved = await owner('PUT', `/api/rates?seen=${version}`, added)
		expect(saved).toMatchObject({ status: 200, body: added })
		expect([await estimate(), await agreed()]).toEqual([onLongWeekend, onOtherDays])
		const presets: { from: string; name: object }[] = saved.body.presets
		expect(presets.find(({ from }) => from === stay.ArrivalDate)?.name).toEqual(name)

		// Another owner, who has not seen it, does not remove it.
		expect((await owner('PUT', `/api/rates?seen=${version}`, plan)).status).toBe(409)
		expect(await estimate()).toBe(onLongWeekend)
		await owner('PUT', '/api/rates', plan)
		expect([await estimate(), await agreed()]).toEqual([onOtherDays, onOtherDays])
	})

	test('the nights beside a holiday that is struck out cost what others cost', async () => {
		const { call, owner } = await staysOn(await open())
		const law = longWeekendsOf(year, noHolidayChanges)
		const weekend = law.find((it) => it.name === 'chiquinquira')
		const at = `/api/estimate?offer=cabin&from=${weekend?.from}&to=${addDays(weekend?.to ?? '', 2)}&people=2`
		const estimateWith = async (changed: object) => {
			expect((await owner('PUT', '/api/rates', changed)).status).toBe(200)
			return (await call('GET', at)).body.pesos
		}
		expect(await estimateWith(plan)).toBe(onLongWeekend)
		const struck = withHolidays({ added: [], struck: [weekend?.day] })
		expect(await estimateWith(struck)).toBe(onOtherDays)
		const ids = (await owner('GET', '/api/rates')).body.presets.map(({ id }: { id: string }) => id)
		expect(ids).not.toContain(`long-weekend-chiquinquira-${year}`)
		expect(await estimateWith(plan)).toBe(onLongWeekend)
	})

	test('the calendar and the day at the desk know the holidays, as the owner changed them', async () => {
		const { owner } = await staysOn(await open())
		const from = `${year}-07-01`
		const days = async (path: string) => {
			const { body } = await owner('GET', path)
			return body.holidays.map(({ day, name }: { day: string; name: { en: string } }) => [
				day,
				name.en,
			])
		}
		const month = () => days(`/api/stays?from=${from}&to=${year}-10-01`)
		const atEndOf = (day: string) => days(`/api/stays/arrivals?from=${from}&to=${day}`)
		const law = longWeekendsOf(year, noHolidayChanges)
		const [chiquinquira = ''] = law.filter((it) => it.name === 'chiquinquira').map((it) => it.day)
		const independence = [`${year}-07-20`, 'Independence Day']
		expect(await month()).toContainEqual([chiquinquira, 'Our Lady of Chiquinquirá'])
		// A Sunday: the Monday after it makes the weekend long.
		expect(await atEndOf(addDays(chiquinquira, -1))).toContainEqual([
			...[chiquinquira, 'Our Lady of Chiquinquirá'],
		])
		const changes = { added: [{ day: monday, name }], struck: [chiquinquira] }
		await owner('PUT', '/api/rates', withHolidays(changes))
		expect((await month()).map(([day]: string[]) => day)).not.toContain(chiquinquira)
		expect(await month()).toContainEqual(independence)
		expect(await month()).toContainEqual([monday, name.en])
		expect((await owner('GET', '/api/stays?from=0001-01-01&to=0001-02-01')).body.holidays).toEqual(
			[],
		)
	})

	test('a holiday needs a day of the calendar and a name, and stands there once', async () => {
		const { owner } = await staysOn(await open())
		const most = Array.from({ length: 61 }, (_, index) => addDays(monday, index))
		const wrong: [object, string, string][] = [
			[{ added: [{ day: `${year}-02-30`, name }], struck: [] }, 'added.0.day', 'holidayDay'],
			[{ added: [], struck: ['1983-11-11'] }, 'struck.0', 'holidayDay'],
			[{ added: [], struck: ['2101-01-01'] }, 'struck.0', 'holidayDay'],
			[
				{ added: [{ day: monday, name: { ...name, en: ' ' } }], struck: [] },
				'added.0.name.en',
				'holidayName',
			],
			[
				{
					added: [
						{ day: monday, name },
						{ day: monday, name },
					],
					struck: [],
				},
				'added',
				'holidayTwice',
			],
			[{ added: [{ day: monday, name }], struck: [monday] }, 'added', 'holidayTwice'],
			[{ added: [], struck: most }, 'struck', 'holidayTooMany'],
		]
		for (const [holidays, field, code] of wrong)
			expect(await owner('PUT', '/api/rates', withHolidays(holidays))).toMatchObject({
				status: 422,
				body: { errors: [{ field: `holidays.${field}`, code }] },
			})
		// An update may know by now what the owner entered: that keeps nobody from saving prices.
		const known = { added: [{ day: `${year}-12-25`, name }], struck: [monday] }
		expect((await owner('PUT', '/api/rates', withHolidays(known))).status).toBe(200)
	})
})
