import { expect, test } from 'vitest'
import { type DatabasePlace, describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, aContact, enquiriesOn, someVisitor } from '#tests/helpers/enquiries.ts'
import { startChild } from '#tests/helpers/site/child.ts'

const day = 24 * 60 * 60 * 1000

async function purge({ dataDir, url = '' }: DatabasePlace, args: string[]) {
	const child = startChild('scripts/owner/enquiries-purge.ts', args, {
		DATA_DIR: dataDir,
		DATABASE_URL: url,
	})
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

describeEachDatabase(({ newPlace, open }) => {
	test('old enquiries are deleted with their deliveries, and newer ones are kept', async () => {
		const place = await newPlace()
		const database = await open(place)
		const clock = { now: Date.now() - 735 * day }
		const { enquiries, entries } = enquiriesOn(database, {}, { clock })
		await enquiries.submit('booking', aBooking(), someVisitor())
		clock.now = Date.now() - 700 * day
		const kept = aContact()
		await enquiries.submit('contact', kept, someVisitor())

		const { code, said } = await purge(place, ['--older-than', '24m'])
		expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Deleted 1 ') })
		expect(await entries()).toMatchObject([{ enquiry_id: kept.ContactFormId }])
		expect((await purge(place, ['--older-than=90d'])).said).toContain('Deleted 1 ')
	})
})

test('without a valid age nothing is deleted', async () => {
	for (const args of [
		[],
		['--older-than'],
		['--older-than', '0m'],
		['24m'],
		['--older-than', 'x'],
	]) {
		const { code, said } = await purge({ dataDir: 'nowhere' }, args)
		expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('how old') })
	}
})
