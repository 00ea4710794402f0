import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import type { Database } from '#db/connect.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, type Day, dayInBogota, daysFrom, formatDay } from '#domain/time/dates.ts'
import { readAbout } from '#server/mail/about.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit } from '#tests/helpers/deposits.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { sweep } from '#tests/helpers/steps.ts'

const [firstDay, arrival, departure, lastDay] = [
	...['2026-11-16', '2026-11-24', '2026-11-26', '2026-11-27'],
] as [Day, Day, Day, Day]

const price = fc.constantFrom(400_000, 1_000_000)
/** Days are counted from the day on which it happens. */
const deposit = fc.record({
	pesos: fc.constantFrom(100_000, 300_000),
	inDays: fc.nat(3),
	releases: fc.boolean(),
})
type Asked = { pesos: number; inDays: number; releases: boolean }

type Step =
	| { kind: 'offer'; pesos: number; deposit: Asked | null; heldFor: number | null }
	| { kind: 'confirm'; pesos: number | null; deposit: Asked | null | undefined; moved: number }
	| { kind: 'receive'; pesos: number }
	| { kind: 'owner'; action: 'cancel' | 'decline' | 'reopen' | 'answer' }
	| { kind: 'guest'; action: 'accept' | 'cancel' | 'message' | 'change' | 'withdraw' }

const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant('offer' as const),
			pesos: price,
			deposit: fc.option(deposit),
			heldFor: fc.option(fc.nat(4)),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant('confirm' as const),
			pesos: fc.option(price),
			deposit: fc.oneof(fc.constant(undefined), fc.option(deposit)),
			moved: fc.constantFrom(0, 0, 1, 2),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant('receive' as const),
			pesos: fc.constantFrom(0, 100_000, 300_000, 400_000, 1_000_000),
		}),
	},
	fc.record({
		kind: fc.constant('owner' as const),
		action: fc.constantFrom('cancel', 'decline', 'reopen', 'reopen', 'answer'),
	}),
	{
		weight: 2,
		arbitrary: fc.record({
			kind: fc.constant('guest' as const),
			action: fc.constantFrom('accept', 'accept', 'cancel', 'message', 'change', 'withdraw'),
		}),
	},
)

/** What happens before ten and after it, with and without a mail server. */
const part = fc.record({
	isMailUp: fc.boolean(),
	steps: fc.array(step, { maxLength: 2 }),
})
type Part = { isMailUp: boolean; steps: Step[] }
const days = daysFrom(firstDay, lastDay, 20)
const life = fc.array(fc.tuple(part, part), { minLength: days.length, maxLength: days.length })

const words = letterWords.es
const startOf = (text: string) => text.split('{')[0] as string
const isAbout = (subject: string, kind: 'arrival' | 'depositDue') =>
	subject.startsWith(startOf(words[kind].subject))

async function live(database: Database, all: [Part, Part][]) {
	const smtp = await startSmtp()
	const clock = { now: at(firstDay, '13:00') }
	const site = await bookWithDeposit(database, {
		clock,
		smtpUrl: smtp.url,
		changes: { ArrivalDate: arrival, DepartureDate: departure },
	})
	const { id, key, owner, call, guest, later, settled, free } = site
	await owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
	const story: unknown[] = []
	const today = () => dayInBogota(clock.now)
	let read = 0

	async function take(next: Step, before: RequestResponse) {
		const asked = (it: Asked | null | undefined) =>
			it && { pesos: it.pesos, releases: it.releases, until: addDays(today(), it.inDays) }
		const path = `/api/enquiries/${id}`
		const ways = {
			offer: (it: Step & { kind: 'offer' }) =>
				owner('POST', `${path}/offer`, {
					pesos: it.pesos,
					message: '',
					...(it.heldFor !== null && { heldUntil: addDays(today(), it.heldFor) }),
					...(it.deposit && { deposit: asked(it.deposit) }),
				}),
			confirm: ({ pesos, deposit: its, moved }: Step & { kind: 'confirm' }) =>
				owner('POST', `${path}/confirm`, {
					...(moved > 0 && { from: addDays(before.from, moved), to: addDays(before.to, moved) }),
					...(pesos === null ? { samePrice: true } : { pesos }),
					...(its !== undefined && { deposit: asked(its) }),
				}),
			receive: ({ pesos }: Step & { kind: 'receive' }) =>
				owner('POST', `${path}/deposit`, { receivedPesos: pesos }),
			owner: ({ action }: Step & { kind: 'owner' }) =>
				action === 'answer'
					? owner('POST', `${path}/confirm`, { message: 'Con gusto.' })
					: owner('POST', `${path}/${action}`, { message: '' }),
			guest: ({ action }: Step & { kind: 'guest' }) =>
				call('POST', `/api/requests/${key}/${action}`, {
					...(action === 'accept' && { agreement: before.agreement?.number }),
					...((action === 'message' || action === 'change') && { text: `Hola ${clock.now}` }),
				}),
		}
		const way = ways[next.kind] as (it: Step) => ReturnType<typeof owner>
		const { status, body } = await way(next)
		story.push([today(), next, status, body.code])
		expect([200, 201, 204, 409, 422], JSON.stringify([next, body])).toContain(status)
	}

	/** Letters sent since the last look are true of the request as it is now. */
	async function check(before: RequestResponse) {
		await settled()
		const now: RequestResponse = await guest()
		const context = JSON.stringify({ story, now: { ...now, history: undefined } }, null, 1)
		const fresh = smtp.mails.slice(read)
		read = smtp.mails.length
		for (const mail of fresh.filter(({ to }) => to.includes('ana@example.com')).map(readMail)) {
			const subject = mail.header('subject')[0] ?? ''
			const text = String(mail.bodies[0]?.body).replaceAll('\u00a0', ' ')
			if (isAbout(subject, 'arrival')) {
				expect(now.state, context).toBe('confirmed')
				expect(today() < now.from, context).toBe(true)
				for (const day of [now.from, now.to]) expect(text, context).toContain(formatDay(day, 'es'))
				if (now.balance)
					expect(text, context).toContain(
						`${words.rows.balance}: ${formatPesos(now.balance, 'es')}`.replaceAll('\u00a0', ' '),
					)
			}
			if (isAbout(subject, 'depositDue')) {
				const asked = now.deposit
				expect(['offered', 'accepted', 'confirmed'], context).toContain(now.state)
				expect(now.isHoldOver, context).toBe(false)
				expect(asked && now.receivedPesos < asked.pesos, context).toBe(true)
				const isLast = text.includes('Hoy es el último día')
				expect(isLast ? asked?.until === today() : (asked?.until ?? '') < today(), context).toBe(
					true,
				)
				if (text.includes(words.depositDue.releases)) expect(asked?.releases, context).toBe(true)
			}
		}
		const rows = await database.query
			.selectFrom('outbox')
			.select(['recipient', 'about', 'updated_at'])
			.where('enquiry_id', '=', id)
			.where('status', '=', 'sent')
			.execute()
		const once = rows.map(({ recipient, about }) => {
			const read = readAbout(about)
			const isReminder = read.kind === 'depositDue' || read.kind === 'depositLate'
			return isReminder && recipient === 'guest'
				? `${recipient} reminder of ${read.day}`
				: `${recipient} ${about}`
		})
		const twice = once.filter((letter, index) => once.indexOf(letter) !== index)
		expect(twice, context).toEqual([])
		// The site cancels only what the owner said it would, and the guest was told on an earlier day.
		const last = now.history.at(-1)
		const isReleased = last?.action === 'cancel' && last.text.startsWith('El anticipo no llegó')
		if (isReleased && before.state !== 'cancelled') {
			expect(before.deposit?.releases, context).toBe(true)
			expect(before.receivedPesos, context).toBeLessThan(Number(before.deposit?.pesos))
			const told = rows.filter(
				({ recipient, about, updated_at }) =>
					recipient === 'guest' &&
					about.startsWith('deposit') &&
					dayInBogota(Number(updated_at)) < today(),
			)
			expect(told, context).not.toEqual([])
		}
		const { state, from, to, isHoldOver, agreement } = now
		const isTaken =
			state === 'confirmed' ||
			(state === 'accepted' && !isHoldOver) ||
			(state === 'offered' && agreement?.heldUntil && agreement.heldUntil >= today())
		const nights = daysFrom(today(), addDays(lastDay, 12), 40)
		const isOfStay = (night: Day) => Boolean(isTaken) && from <= night && night < to
		expect(await free('cabin', today(), addDays(lastDay, 13)), context).toEqual(
			nights.map((night) => (isOfStay(night) ? 0 : 1)),
		)
		// No money is lost: what came in is owed or paid.
		const { receivedPesos, balance, refund, total, isPartial } = now
		if (balance !== null && !isPartial)
			expect(receivedPesos + balance - refund, context).toBe(total)
		if (state === 'cancelled' || state === 'declined')
			expect([balance, refund], context).toEqual([null, receivedPesos])
		return now
	}

	let now: RequestResponse = await guest()
	for (const [index, day] of days.entries()) {
		for (const [{ isMailUp, steps }, time] of [
			[all[index]?.[0], '15:00'],
			[all[index]?.[1], '21:00'],
		] as [Part, string][]) {
			smtp.behaviour = isMailUp ? 'ok' : 'closing'
			for (const next of steps) {
				await take(next, now)
				now = await check(now)
			}
			await later(at(day, time))
			now = await check(now)
		}
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test(
		'whatever happens, with and without a mail server, no letter comes twice or is untrue',
		sweep,
		async () => {
			await fc.assert(
				fc.asyncProperty(life, async (all) => {
					await live(await open(), all)
				}),
				{ numRuns: 3, endOnFailure: true },
			)
		},
	)
})
