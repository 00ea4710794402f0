import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const path = '/api/stays/options'

describeEachDatabase(({ open }) => {
	test('a change of the letters keeps what it does not name, each language of how to pay by itself', async () => {
		const { owner } = await staysOn(await open())
		await owner('PUT', path, { howToPay: { es: 'Nequi 300' } })
		await owner('PUT', path, { arrivalLetterDays: 5 })
		await owner('PUT', path, { howToPay: { en: 'Nequi' } })
		expect((await owner('GET', path)).body).toEqual({
			thanksMail: false,
			arrivalLetterDays: 5,
			howToPay: { es: 'Nequi 300', en: 'Nequi' },
		})
	})

	test('how to pay is not replaced by somebody who has seen other words', async () => {
		const { owner } = await staysOn(await open())
		const seen = (await owner('GET', path)).body
		await owner('PUT', path, { howToPay: { es: 'Nequi 300' }, seen })
		const refused = await owner('PUT', path, { howToPay: { es: 'Efectivo' }, seen })
		expect(refused).toMatchObject({ status: 409, body: { code: 'edited-elsewhere' } })
		const other = await owner('PUT', path, { arrivalLetterDays: 5, howToPay: { en: 'Cash' }, seen })
		expect(other).toMatchObject({
			status: 200,
			body: { howToPay: { es: 'Nequi 300', en: 'Cash' } },
		})
	})
})
