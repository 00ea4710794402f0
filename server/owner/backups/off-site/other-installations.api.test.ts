import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupDatabase } from '#db/backup/backup.ts'
import { restoreSite } from '#db/backup/restore-site.ts'
import { noon, siteOn } from '#tests/helpers/backups/scripted-store.ts'
import { describeSampledDatabase, newDataDir } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { copyNameAt } from './copy-names.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const passphrase = 'una frase larga'

describeSampledDatabase('sqlite', ({ open, newPlace, newEmptyPlace }) => {
	test(
		'copies of a rehearsal are told at both desks, by mail after a day, until it stops',
		sweep,
		async () => {
			const place = await newPlace()
			const live = siteOn(await open(place), { passphrase })
			await live.site.pass(2 * hour + minute)
			const file = join(await newDataDir(), 'site.sqlite')
			await backupDatabase(place, file)
			const restored = await newEmptyPlace()
			await restoreSite(restored, file)
			const rehearsal = siteOn(await open(restored), { passphrase })
			rehearsal.clock.now = live.clock.now
			rehearsal.site.names = live.site.names
			const reasonAt = async ({ offSite }: typeof live) => (await offSite.status()).failure?.reason

			await rehearsal.site.pass(minute)
			expect(await reasonAt(rehearsal), 'what its predecessor sent is known').toBeUndefined()
			for (let hours = 0; hours < 23; hours++) {
				for (const { site } of [live, rehearsal]) await site.pass(hour)
				expect(await reasonAt(live)).toBe('other-installation')
				expect(await reasonAt(rehearsal)).toBe('other-installation')
			}
			expect((await live.offSite.status()).failure).toMatchObject({ since: noon + 3 * hour })
			expect(live.site.mails).toBe(0)
			for (let hours = 0; hours < 3; hours++)
				for (const { site } of [live, rehearsal]) await site.pass(hour)
			expect(live.site.mails).toBe(1)
			await live.site.pass(27 * hour)
			expect(await reasonAt(live)).toBeUndefined()
			expect(live.site.mails).toBe(1)
		},
	)

	test('a copy of before the restore that the old machine has outdated since by newer ones is not missed', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		site.names.push(copyNameAt(noon - 3 * hour, 'abcdef'), copyNameAt(noon - 2 * hour, 'abcdef'))
		await site.pass(hour)
		site.clock.now += 5 * day
		site.names.push(copyNameAt(site.clock.now, 'abcdef'))
		site.names.splice(1, 1)
		await site.pass(2 * hour)
		expect((await offSite.status()).failure?.reason).toBe('other-installation')
	})

	test('a site restored after a fire raises no alarm about copies of the burnt machine, whose clock was ahead', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		for (const time of [noon - day, noon - hour, noon + 30 * minute])
			site.names.push(copyNameAt(time, 'abcdef'), copyNameAt(time))
		await site.pass(3 * hour)
		expect(await offSite.status()).toMatchObject({ failure: null })
		expect(site.names).toHaveLength(9)
	})
})
