import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { facts } from '#content/facts.ts'
import { clockInWords } from '#content/hours-in-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { splitLocale } from '#domain/locale.ts'
import { almanacOf } from '#domain/time/almanac.ts'
import { formatDay } from '#domain/time/dates.ts'
import { buildSharedApp } from '#tests/helpers/site/build-app.ts'

test('camping and glamping tell sunrise, sunset and moon of the day on which they are read', async () => {
	vi.useFakeTimers({ toFake: ['Date'] })
	onTestFinished(() => {
		vi.useRealTimers()
	})
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	const app = await buildSharedApp(database)
	onTestFinished(async () => {
		await app.close()
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	})

	const readings = [
		['2027-02-11T12:00:00Z', '2027-02-11'],
		['2027-02-12T04:59:59Z', '2027-02-11'],
		['2027-02-12T05:00:00Z', '2027-02-12'],
		['2027-07-01T23:00:00Z', '2027-07-01'],
	] as const
	for (const [moment, day] of readings) {
		vi.setSystemTime(moment)
		for (const path of ['/camping', '/en/camping', '/en/cocora-nidos-del-condor']) {
			const { locale } = splitLocale(path)
			const { sunrise, sunset, moon } = almanacOf(day, facts.coordinates)
			const { body } = await app.inject({ url: path })
			expect(body).toContain(formatDay(day, locale))
			expect(body).toContain(clockInWords(sunrise, locale))
			expect(body).toContain(clockInWords(sunset, locale))
			expect(body).toMatch(new RegExp(`${moon.litPercent}[\\s ]?%`))
		}
	}
})
