import { expect, onTestFinished, test, vi } from 'vitest'
import type { DatabasePlace } from '#db/connect.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { readConfig } from '#server/config.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import { createGuestKeys } from '#server/secrets/guest-keys.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import {
	aBooking,
	aContact,
	enquiriesOn,
	silentLog,
	someVisitor,
	trusting,
} from '#tests/helpers/enquiries.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { builtInSources } from './mail/built-in-sources.ts'
import { startEnquiries } from './start-enquiries.ts'

const day = 24 * 60 * 60 * 1000

async function purge({ dataDir, url = '' }: DatabasePlace, args: string[]) {
	const child = startChild('scripts/owner/enquiries-purge.ts', args, {
		DATA_DIR: dataDir,
		DATABASE_URL: url,
	})
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

describeSampledDatabase('postgres', ({ newPlace, open }) => {
	test(
		'old enquiries are deleted with their deliveries, and newer ones are kept',
		sweep,
		async () => {
			const place = await newPlace()
			const database = await open(place)
			const clock = { now: Date.now() - 735 * day }
			const { enquiries, entries } = enquiriesOn(database, {}, { clock })
			const stay = { ArrivalDate: dayInBogota(clock.now), DepartureDate: dayInBogota(clock.now) }
			await enquiries.submit('booking', aBooking(stay), someVisitor())
			clock.now = Date.now() - 700 * day
			const kept = aContact()
			await enquiries.submit('contact', kept, someVisitor())

			const { code, said } = await purge(place, ['--older-than', '24m'])
			expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Deleted 1 ') })
			expect(await entries()).toMatchObject([{ enquiry_id: kept.ContactFormId }])
			expect((await purge(place, ['--older-than=90d'])).said).toContain('Deleted 1 ')
		},
	)

	test('housekeeping logs how many it deletes, after a backup, and refuses to delete many at once', async () => {
		const database = await open(await newPlace())
		const clock = { now: Date.now() }
		const { enquiries } = enquiriesOn(database, {}, { clock })
		await enquiries.submit('contact', aContact(), someVisitor())
		clock.now += 735 * day
		for (let sent = 0; sent < 25; sent += 1)
			await enquiries.submit('contact', aContact(), someVisitor())

		const config = readConfig({})
		const secret = createSiteSecret(database)
		const log = { ...silentLog, info: vi.fn(), error: vi.fn() }
		const beforeForgetting = vi.fn(async () => {})
		const { forgetOld, stop } = startEnquiries({
			config,
			database,
			log,
			beforeForgetting,
			spam: trusting,
			now: () => clock.now,
			secret,
			keys: createGuestKeys(secret),
			rateLimits: createRateLimits({ database, secret }),
			sources: builtInSources(config.publicUrl),
		})
		onTestFinished(stop)
		const left = async () =>
			(await database.query.selectFrom('enquiries').select('id').execute()).length

		await forgetOld()
		expect(beforeForgetting).toHaveBeenCalledOnce()
		expect(log.info).toHaveBeenCalledWith({ deleted: 1 }, expect.any(String))
		expect(await left()).toBe(25)

		clock.now += 3 * 365 * day
		await forgetOld()
		expect(log.error).toHaveBeenCalledWith({ due: 25, all: 25 }, expect.stringContaining('clock'))
		expect(await left()).toBe(25)
	})
})

test('without a valid age nothing is deleted', sweep, async () => {
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
