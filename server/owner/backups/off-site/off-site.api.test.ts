import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test, vi } from 'vitest'
import { offSiteWords } from '#content/owner/off-site-words.ts'
import { offSiteSetting } from '#db/backup/fingerprint.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { fill } from '#domain/text/fill.ts'
import { describeOffSite } from '#server/owner/backups/backups-routes.ts'
import { noon, siteOn } from '#tests/helpers/backups/scripted-store.ts'
import { describeSampledDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { composeOffSiteMail } from './off-site-mail.ts'
import { readOffSiteState } from './off-site-state.ts'

const minute = 60_000
const hour = 60 * minute
const passphrase = 'una frase larga'

describeSampledDatabase('sqlite', ({ open }) => {
	test('a copy leaves every hour in which something changed, and once a night', sweep, async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(5 * hour)
		expect(site.sends()).toBe(5)
		// The first is read back at once, the next in a week.
		expect(site.checks()).toBe(1)
		const { copy, checkedAt } = await offSite.status()
		expect(copy?.at).toBe(noon + 4 * hour)
		expect(checkedAt).toBe(noon)

		site.hasChanged = false
		await site.pass(24 * hour)
		const forced = site.jobs.filter((job) => job.kind === 'send' && job.isForced)
		expect(forced).toHaveLength(2)
		const nightly = forced[1]
		expect(nightly?.kind === 'send' && new Date(nightly.now).toISOString()).toBe(
			'2026-11-16T08:00:00.000Z',
		)
		await site.pass(7 * 24 * hour)
		expect(site.checks()).toBe(2)
	})

	test(
		'state saved by an earlier version keeps its copies, its failure and its mail',
		sweep,
		async () => {
			const database = await open()
			const { site, offSite } = siteOn(database, { passphrase })
			await site.pass(hour)
			site.failure = 'full'
			await site.pass(30 * hour)
			const mails = site.mails
			const before = await offSite.status()
			const saved = JSON.parse((await readSetting(database.query, offSiteSetting)) ?? '')
			const { mailedAt, ...failure } = saved.failure
			expect(mailedAt).toEqual(expect.any(Number))
			const old = { ...saved, failure: { ...failure, toldAt: mailedAt } }
			await writeSetting(database.query, offSiteSetting, JSON.stringify(old))

			expect(await offSite.status()).toMatchObject({
				copy: before.copy,
				known: before.known,
				failure: { since: before.failure?.since, reason: 'full' },
			})
			await site.pass(30 * hour)
			expect(site.mails, 'one mail is repeated at most').toBeLessThanOrEqual(mails + 1)
			site.failure = undefined
			await site.pass(2 * hour)
			expect(await offSite.status()).toMatchObject({ failure: null, further: [] })
		},
	)

	test('a store that was just chosen raises no warning, and its first copy is read back', async () => {
		const database = await open()
		const first = siteOn(database, { passphrase })
		await first.site.pass(hour)
		const other = siteOn(database, { passphrase }, 'http://127.0.0.1/other/')
		expect(await other.offSite.status()).toMatchObject({ copy: null, checkedAt: null })
		await other.offSite.sendNow()
		expect(other.site.checks()).toBe(1)
		expect(await other.offSite.status()).toMatchObject({ checkedAt: noon })
	})

	test(
		'with another passphrase or public key no copy counts until one is sent with it and read back',
		sweep,
		async () => {
			const database = await open()
			const first = siteOn(database, { passphrase })
			await first.site.pass(hour)
			expect(await first.offSite.status()).toMatchObject({ checkedAt: noon })
			const recipient = await identityToRecipient(await generateX25519Identity())
			for (const key of [{ passphrase: 'otra frase larga' }, { recipient }]) {
				const { site, offSite } = siteOn(database, key)
				site.names = first.site.names
				site.hasChanged = false
				site.failure = 'unreachable'
				await site.pass(minute)
				expect(await offSite.status()).toMatchObject({ copy: null, checkedAt: null })
				site.failure = undefined
				site.jobs.length = 0
				await site.pass(5 * minute)
				expect(site.jobs.map(({ kind }) => kind)).toEqual(['send', 'check'])
				expect(await offSite.status()).toMatchObject({
					checkedAt: expect.any(Number),
					failure: null,
				})
				const again = siteOn(database, key)
				again.clock.now = site.clock.now
				again.site.names = site.names
				await again.site.pass(hour)
				expect(again.site.checks(), 'a restart changes nothing').toBe(0)
			}
			const stored = JSON.stringify(await readOffSiteState(database.query))
			for (const said of ['otra frase', recipient, '127.0.0.1']) expect(stored).not.toContain(said)
		},
	)

	test('copies from before another passphrase stay known as such', async () => {
		const database = await open()
		const before = siteOn(database, { passphrase })
		await before.site.pass(3 * hour)
		expect(await before.offSite.status()).toMatchObject({ otherKeyUntil: null })
		const after = siteOn(database, { passphrase: 'otra frase larga' })
		after.clock.now = before.clock.now
		after.site.names = before.site.names
		await after.site.pass(2 * hour)
		const { known, otherKeyUntil } = await after.offSite.status()
		expect(known).toHaveLength(5)
		expect(otherKeyUntil).toBe(noon + 2 * hour)
		const { copies, copiesOfOtherKey } = describeOffSite(await after.offSite.status(), false)
		expect({ copies, copiesOfOtherKey }).toEqual({ copies: 5, copiesOfOtherKey: 3 })
	})

	test('a passphrase whose accents are composed otherwise is the same', async () => {
		const database = await open()
		const accented = 'café con panela'
		await siteOn(database, { passphrase: accented.normalize('NFD') }).site.pass(hour)
		const { offSite } = siteOn(database, { passphrase: accented.normalize('NFC') })
		expect(await offSite.status()).toMatchObject({ checkedAt: noon })
	})

	test('a copy that is asked for while another is sent is sent after it', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		const first = offSite.sendNow()
		await vi.waitUntil(() => site.sends() === 1, { timeout: 30_000 })
		const [second, third] = [offSite.sendNow(), offSite.sendNow()]
		expect(third, 'two who wait, wait for the same').toBe(second)
		await Promise.all([first, second])
		expect(site.sends()).toBe(2)
	})

	test('a failing store is retried with growing pauses, and reported by mail once after a day', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(1)
		site.failure = 'unreachable'
		await site.pass(hour + 1)
		const before = site.sends()
		await site.pass(hour)
		// After 2, 4, 8, 16 minutes.
		expect(site.sends() - before).toBe(4)
		expect((await offSite.status()).failure).toMatchObject({ reason: 'unreachable' })
		await site.pass(20 * hour)
		expect(site.mails).toBe(0)
		await site.pass(5 * hour)
		expect(site.mails).toBe(1)
		await site.pass(30 * hour)
		expect(site.mails).toBe(1)
		expect(site.sends() - before).toBeLessThan(70)

		site.failure = undefined
		await site.pass(hour + minute)
		expect(await offSite.status()).toMatchObject({ failure: null })
		site.failure = 'full'
		await site.pass(26 * hour)
		expect(site.mails).toBe(2)
	})

	test(
		'outdated copies that the store does not delete are told, by mail after a day, and stop no copy',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(hour)
			site.keepsOutdated = true
			site.hasChanged = false
			const before = site.sends()
			await site.pass(23 * hour)
			expect(site.sends() - before, 'no pauses of a failure').toBe(23)
			const forced = site.jobs.slice(before).filter((job) => job.kind === 'send' && job.isForced)
			expect(forced, 'the copy of the night alone').toHaveLength(1)
			const { copy, failure } = await offSite.status()
			const reason = { reason: 'not-removed', detail: 'old 403', since: noon + hour }
			expect(failure).toMatchObject(reason)
			expect(copy?.at).toBeGreaterThan(noon)
			expect(site.mails).toBe(0)
			await site.pass(3 * hour)
			expect(site.mails).toBe(1)
			await site.pass(8 * 24 * hour)
			expect(site.checks(), 'those of each week').toBe(2)
			expect(await offSite.status()).toMatchObject({ failure: reason })
			expect(site.mails).toBe(1)

			// A failure that matters more gets a mail of its own.
			site.failure = 'unreachable'
			await site.pass(26 * hour)
			expect(site.mails).toBe(2)
			site.failure = undefined
			await site.pass(hour)
			expect((await offSite.status()).failure).toMatchObject(reason)
			await site.pass(26 * hour)
			expect(site.mails, 'the owner knows it already').toBe(2)
			site.keepsOutdated = false
			await site.pass(hour)
			expect((await offSite.status()).failure).toBeNull()
		},
	)

	test(
		'outdated copies that stay are told by mail after a day, although copies failed meanwhile',
		sweep,
		async () => {
			const { site, offSite } = siteOn(await open(), { passphrase })
			await site.pass(hour)
			site.keepsOutdated = true
			for (let times = 0; times < 3; times++) {
				await site.pass(7 * hour)
				site.failure = 'unreachable'
				await site.pass(hour)
				expect((await offSite.status()).failure).toMatchObject({ reason: 'unreachable' })
				site.failure = undefined
			}
			expect(site.mails).toBe(0)
			await site.pass(2 * hour)
			const since = noon + hour
			expect((await offSite.status()).failure).toMatchObject({ reason: 'not-removed', since })
			expect(site.mails).toBe(1)
		},
	)

	test('a copy that cannot be read back is a failure, and a new one is sent and read', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		site.checkFailure = 'unreadable'
		site.hasChanged = false
		await site.pass(3 * hour)
		expect(await offSite.status()).toMatchObject({
			checkedAt: null,
			failure: { reason: 'unreadable' },
		})
		expect(site.checks()).toBe(site.sends())
		site.checkFailure = undefined
		await site.pass(hour + minute)
		expect(await offSite.status()).toMatchObject({ failure: null, checkedAt: expect.any(Number) })
	})

	test('a damaged copy, which is deleted, is not called the last one, neither at the desk nor by mail', async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		await site.pass(7 * 24 * hour)
		const { copy, checkedAt, known } = await offSite.status()
		expect(checkedAt).toBe(noon)
		site.checkFailure = 'unreadable'
		await site.pass(25 * hour)
		expect(await offSite.status()).toMatchObject({
			copy,
			checkedAt,
			failure: { reason: 'unreadable' },
		})
		expect(site.mailed.map((mail) => mail.copy)).toEqual([copy])
		expect(known).toContain(copy?.name)
		// It arrived, and may be whole.
		site.checkFailure = 'unreachable'
		const { now } = site.clock
		await site.pass(hour)
		expect((await offSite.status()).copy?.at).toBeGreaterThanOrEqual(now)
		site.checkFailure = undefined
		await site.pass(hour)
		expect(await offSite.status()).toMatchObject({ failure: null, further: [] })
		await site.pass(2 * hour)
		expect(await offSite.status()).toMatchObject({ failure: null, further: [] })
	})
})

describeSqlite(({ open }) => {
	test('the mail says why copies fail', sweep, async () => {
		const { site, offSite } = siteOn(await open(), { passphrase })
		site.failure = 'full'
		await site.pass(hour)
		const { copy, failure } = await offSite.status()
		if (!failure) throw new Error('the copy did not fail')
		const { mail, reasons } = offSiteWords.es
		const alone = { copy, failure, further: [] }
		const { letter } = composeOffSiteMail(alone, 'https://palma.example')
		expect(letter.rows.map(({ value }) => value)).toEqual([reasons.full, mail.never])
		expect(letter.links[0]?.href).toBe('https://palma.example/admin/settings')
		const stuck = { ...failure, reason: 'not-removed' as const, detail: 'site-1 403' }
		const stays = composeOffSiteMail({ ...alone, failure: stuck }, '')
		expect(stays.letter.paragraphs).toEqual([mail.arriving['not-removed'].text])
		const both = composeOffSiteMail({ ...alone, failure: stuck, further: [failure] }, '')
		expect(both.letter.paragraphs, 'no copy arrives').toEqual([mail.text])
		expect(both.letter.rows.map(({ value }) => value)).toEqual([
			fill(reasons['not-removed'], { detail: 'site-1 403' }),
			reasons.full,
			mail.never,
		])
		site.failure = undefined
		await site.pass(2 * hour)
		expect((await offSite.status()).failure).toBeNull()
	})

	test(
		'with a public key, the check has a key of its own that changes with every check',
		sweep,
		async () => {
			const owner = await generateX25519Identity()
			const recipient = await identityToRecipient(owner)
			const database = await open()
			const { site } = siteOn(database, { recipient })
			await site.pass(8 * 24 * hour)
			const checks = site.jobs.filter((job) => job.kind === 'check')
			expect(checks).toHaveLength(2)
			const keys = checks.map(({ key }) => ('identities' in key ? key.identities[0] : ''))
			expect(new Set(keys).size).toBe(2)
			for (const [index, check] of checks.entries()) {
				const sent = site.jobs[site.jobs.indexOf(check) - 1]
				expect(sent?.kind === 'send' && sent.key).toEqual({
					kind: 'recipients',
					recipients: [recipient, await identityToRecipient(String(keys[index]))],
				})
			}
			expect(JSON.stringify(await readOffSiteState(database.query))).not.toContain(owner)
		},
	)
})
