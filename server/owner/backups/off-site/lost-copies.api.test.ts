import { expect, test } from 'vitest'
import { noon, siteOn } from '#tests/helpers/backups/scripted-store.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { copyNameAt } from './copy-names.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const passphrase = 'una frase larga'

describeSampledDatabase('sqlite', ({ open }) => {
	test('a store that has lost its copies gets another within the hour, and the desk tells until that one lasts', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(hour)
		site.hasChanged = false
		site.isEmpty = true
		const before = site.jobs.length
		await site.pass(hour)
		expect(site.jobs.slice(before).map(({ kind }) => kind)).toEqual(['send', 'send', 'check'])
		expect(site.told.slice(before)).toEqual([undefined, 'copy-missing', 'copy-missing'])
		const sentAt = noon + hour
		const { copy, checkedAt, failure } = await offSite.status()
		expect({ at: copy?.at, checkedAt }).toEqual({ at: sentAt, checkedAt: sentAt })
		expect(failure).toMatchObject({ reason: 'copy-missing', since: sentAt })
		await site.pass(hour)
		expect((await offSite.status()).failure).toBeNull()
		expect(site.jobs.slice(before).map(({ kind }) => kind)).toEqual([
			...['send', 'send', 'check'],
			'send',
		])
	})

	test('a store that loses every copy is told by mail after a day', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(hour)
		for (let hours = 0; hours < 23; hours++) {
			site.isEmpty = true
			await site.pass(hour)
		}
		expect(site.mails).toBe(0)
		for (let hours = 0; hours < 3; hours++) {
			site.isEmpty = true
			await site.pass(hour)
		}
		expect(site.mails).toBe(1)
		const since = noon + hour
		expect((await offSite.status()).failure).toMatchObject({ reason: 'copy-missing', since })
	})

	test(
		'a store that loses every copy is told by mail after a day, although it was out of reach meanwhile',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(hour)
			for (let hours = 0; hours < 26; hours++) {
				site.isEmpty = true
				if (hours % 5 === 4) site.failure = 'unreachable'
				await site.pass(3 * minute)
				site.failure = undefined
				await site.pass(hour - 3 * minute)
			}
			const since = noon + hour
			expect((await offSite.status()).failure).toMatchObject({ reason: 'copy-missing', since })
			expect(site.mails).toBe(1)
		},
	)

	test(
		'a copy that is asked for right after a loss does not end it, nor put the mail off',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(hour)
			site.isEmpty = true
			await site.pass(minute)
			const since = noon + hour
			await offSite.sendNow()
			expect((await offSite.status()).failure).toMatchObject({ reason: 'copy-missing', since })
			for (let hours = 0; hours < 26; hours++) {
				site.isEmpty = true
				await site.pass(minute)
				if (hours === 20) await offSite.sendNow()
				await site.pass(hour - minute)
			}
			expect(site.mails).toBe(1)
			expect((await offSite.status()).failure).toMatchObject({ reason: 'copy-missing', since })
			await site.pass(2 * hour)
			expect((await offSite.status()).failure).toBeNull()
		},
	)

	test(
		'a store that loses its newest copy and all others sends one mail, not one for each',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(3 * hour)
			for (let hours = 0; hours < 26; hours++) {
				site.names.length = 0
				site.isEmpty = true
				await site.pass(minute)
				// A copy that is asked for arrives before the next loss is noticed.
				if (hours % 5 === 4) await offSite.sendNow()
				await site.pass(hour - minute)
			}
			const { failure, further } = await offSite.status()
			expect(failure?.reason).toBe('copy-missing')
			expect(further.map(({ reason }) => reason)).toEqual(['copies-lost'])
			expect(site.mails).toBe(1)
			await site.pass(2 * day)
			expect((await offSite.status()).failure?.reason).toBe('copies-lost')
			expect(site.mails).toBe(1)
		},
	)

	test('a failure of the store hides no loss', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(3 * hour)
		site.names.splice(0, 2)
		site.keepsOutdated = true
		await site.pass(hour)
		site.failure = 'full'
		await site.pass(hour)
		const { failure, further } = await offSite.status()
		const lossSince = noon + 3 * hour
		expect(failure).toMatchObject({ reason: 'full', since: noon + 4 * hour })
		expect(further).toMatchObject([
			{ reason: 'copies-lost', since: lossSince },
			{ reason: 'not-removed', since: lossSince },
		])
	})

	test('a copy that cannot be read back hides no loss', async () => {
		const { site, offSite, clock } = siteOn(await open(), { passphrase })
		await site.pass(3 * hour)
		clock.now += 7 * day
		site.names.shift()
		site.checkFailure = 'differs'
		await site.pass(hour)
		const { failure, further } = await offSite.status()
		expect(failure).toMatchObject({ reason: 'differs' })
		expect(further).toMatchObject([{ reason: 'copies-lost' }])
	})

	test('a loss is noticed although the store takes no copy, and told once copies arrive again', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(3 * hour)
		const [first] = site.names.splice(0, 2)
		site.failure = 'full'
		await site.pass(hour)
		const loss = { reason: 'copies-lost', detail: `${first} + 1`, since: noon + 3 * hour }
		const { failure, further, known } = await offSite.status()
		expect(failure).toMatchObject({ reason: 'full' })
		expect(further).toMatchObject([loss])
		expect(known).toEqual(site.names)
		site.failure = undefined
		await site.pass(hour + minute)
		expect((await offSite.status()).failure).toMatchObject(loss)
	})

	test('a loss is told by mail after its day although the store is out of reach, and so is that', async () => {
		const { site } = siteOn(await open(), { passphrase })
		await site.pass(3 * hour)
		site.names.splice(0, 2)
		await site.pass(3 * hour)
		site.failure = 'unreachable'
		await site.pass(20 * hour)
		expect(site.mails).toBe(0)
		await site.pass(35 * hour)
		const reasons = site.mailed.map(({ failure, further }) =>
			[failure, ...further].map(({ reason }) => reason),
		)
		expect(reasons).toEqual([
			['copies-lost', 'unreachable'],
			['unreachable', 'copies-lost'],
		])
	})

	test('a loss is told once the store works again, although it first refused the next copy', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(hour)
		site.isEmpty = true
		site.resendFailure = 'status'
		await site.pass(minute)
		expect((await offSite.status()).failure?.reason).toBe('status')
		site.resendFailure = undefined
		await site.pass(2 * minute)
		const since = noon + hour
		const told = await offSite.status()
		expect(told).toMatchObject({ failure: { reason: 'copy-missing', since } })
		expect(told.copy, 'another one has arrived').not.toBeNull()
		await site.pass(2 * hour)
		expect((await offSite.status()).failure).toBeNull()
	})

	test('a loss is still told after another failure, until the next copy has lasted an hour', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(hour)
		site.isEmpty = true
		await site.pass(30 * minute)
		const since = noon + hour
		site.failure = 'full'
		await offSite.sendNow()
		expect((await offSite.status()).failure?.reason).toBe('full')
		site.failure = undefined
		await site.pass(3 * minute)
		expect((await offSite.status()).failure).toMatchObject({ reason: 'copy-missing', since })
		await site.pass(2 * hour)
		expect((await offSite.status()).failure).toBeNull()
	})

	test('a store that has lost its copies and takes no other is a failure, and no copy is shown', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(hour)
		site.isEmpty = true
		site.resendFailure = 'full'
		await site.pass(hour)
		expect(await offSite.status()).toMatchObject({
			copy: null,
			checkedAt: null,
			failure: { reason: 'full', since: noon + hour },
		})
	})

	test(
		'a newest copy that vanishes each day is told as a lost one after its hour, and by mail after a day',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(hour)
			site.hasChanged = false
			const since = noon + hour
			const first = site.names.at(-1)
			for (let days = 0; days < 3; days++) {
				site.names.pop()
				site.isEmpty = true
				await site.pass(72 * minute)
				const { failure, known } = await offSite.status()
				expect(failure).toMatchObject({ reason: 'copies-lost', since })
				if (days === 0) expect(failure?.detail).toBe(first)
				expect(known).toEqual(site.names)
				expect(site.mails).toBe(days === 0 ? 0 : 1)
				await site.pass(day - 72 * minute)
			}
			await site.pass(7 * day)
			expect((await offSite.status()).failure).toBeNull()
			expect(site.mails).toBe(1)
		},
	)

	test(
		'copies that vanish before their time are told, by mail after a day and for a week, and outdated ones are not',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(3 * hour)
			expect((await offSite.status()).known).toEqual(site.names)
			const [first = '', second = ''] = site.names.splice(0, 2)
			site.hasChanged = false
			await site.pass(hour)
			const since = noon + 3 * hour
			const lost = { reason: 'copies-lost', detail: `${first} + 1`, since }
			const { copy, known, failure } = await offSite.status()
			expect({ failure, known }).toMatchObject({ failure: lost, known: site.names })
			expect(copy).not.toBeNull()
			site.names.push(second)
			await site.pass(hour)
			expect((await offSite.status()).failure).toMatchObject({ ...lost, detail: first })
			await site.pass(24 * hour)
			expect(site.mails).toBe(1)
			await site.pass(6 * day)
			expect((await offSite.status()).failure).toBeNull()
			const third = site.names.findIndex((name) => name > second)
			site.names.splice(third, 1)
			await site.pass(hour)
			expect((await offSite.status()).failure, 'its day has an earlier one').toBeNull()
			expect(site.mails).toBe(1)
		},
	)

	test(
		'a loss and another installation are still told after a change of passphrase, and not after one of the store',
		sweep,
		async () => {
			const database = await open()
			const before = siteOn(database, { passphrase })
			await before.site.pass(3 * hour)
			const { names } = before.site
			names.splice(0, 2)
			names.push(copyNameAt(before.clock.now, 'abcdef'))
			await before.site.pass(hour)
			const since = noon + 3 * hour
			const troubles = [
				{ reason: 'copies-lost', since },
				{ reason: 'other-installation', since },
			]
			const told = async ({ offSite }: typeof before) => {
				const { failure, further } = await offSite.status()
				return [failure, ...further].filter(Boolean)
			}
			expect(await told(before)).toMatchObject(troubles)

			const after = siteOn(database, { passphrase: 'otra frase larga' })
			after.clock.now = before.clock.now
			after.site.names = names
			expect(await told(after), 'at once').toMatchObject(troubles)
			await after.site.pass(2 * hour)
			expect(await told(after)).toMatchObject(troubles)
			const own = names.filter((name) => !name.includes('abcdef'))
			expect((await after.offSite.status()).known).toEqual(own)
			expect(after.site.checks(), 'the first copy of the new key is read back').toBe(1)

			const elsewhere = siteOn(database, { passphrase }, 'http://127.0.0.2/')
			elsewhere.clock.now = after.clock.now
			await elsewhere.site.pass(hour)
			expect(await told(elsewhere)).toEqual([])
		},
	)
})
