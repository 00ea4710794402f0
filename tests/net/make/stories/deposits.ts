import sharp from 'sharp'
import { addDays } from '../clock.ts'
import type { Booking, Story } from '../story.ts'
import { cabin, nests, tents } from './items.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n')
const jpeg = async (shade: number) =>
	await sharp({
		create: { width: 24, height: 32, channels: 3, background: { r: shade, g: 90, b: 60 } },
	})
		.jpeg()
		.toBuffer()

const total = 1_000_000

/** `on`: so many days after the quote was read. `until`: the last day to pay. */
type Course = (it: Booking, on: (day: number) => Promise<void>, until: string) => Promise<unknown>

/** Quoted with a deposit of 300,000 to be paid in a week, and then one of these. Half of the stays are over. */
const courses: Course[] = [
	async () => {},
	async (it) => await it.accepts(),
	async (it) => await it.receives(300_000),
	async (it) => await it.receives(120_000),
	async (it) => await it.receives(total),
	async (it) => await it.sendsReceipt(await jpeg(40), 'image/jpeg'),
	async (it, on) => {
		await it.sendsReceipt(pdf, 'application/pdf')
		await on(1)
		await it.opensReceipt()
	},
	async (it, on) => {
		await it.sendsReceipt(await jpeg(200), 'image/jpeg')
		await on(1)
		await it.opensReceipt()
		await it.receives(300_000)
		await it.confirm({})
	},
	// A slip, put right.
	async (it) => {
		await it.receives(500_000)
		await it.receives(300_000)
	},
	// More and less, again and again.
	async (it, on) => {
		await it.accepts()
		await it.confirm({})
		await it.receives(300_000)
		await on(2)
		await it.receives(700_000)
		await on(3)
		await it.receives(650_000)
		await it.receives(total)
	},
	// Paid, cancelled, and returned in two parts.
	async (it, on) => {
		await it.receives(600_000)
		await it.confirm({})
		await on(2)
		await it.cancels({ text: 'No podemos.' })
		await it.receives(400_000)
		await on(4)
		await it.receives(0)
	},
	// Cancelled, and a part is kept.
	async (it, on) => {
		await it.receives(300_000)
		await it.confirm({})
		await on(2)
		await it.cancel({ message: 'Por el río.' })
		await on(3)
		await it.receives(100_000)
	},
	// The price falls below what was paid.
	async (it, on) => {
		await it.receives(total)
		await it.confirm({})
		await on(2)
		await it.confirm({ pesos: 700_000 })
		await on(3)
		await it.receives(700_000)
	},
	// More was paid than it costs.
	async (it) => {
		await it.receives(1_400_000)
		await it.confirm({})
	},
	// Paid, cancelled, opened again and confirmed again.
	async (it, on) => {
		await it.receives(300_000)
		await it.confirm({})
		await it.cancel({})
		await on(1)
		await it.receives(0)
		await it.reopen({})
		await it.confirm({})
		await it.receives(250_000)
	},
	// No deposit any more.
	async (it) => {
		await it.confirm({ deposit: null })
	},
	// Another deposit with the confirmation.
	async (it, on, until) => {
		await it.receives(50_000)
		await it.confirm({ deposit: { pesos: 500_000, until } })
		await on(1)
		await it.says('Ya casi pago.')
	},
]

export const deposits: Story[] = [
	{
		name: 'a deposit',
		times: 2 * courses.length,
		async tell(told, n) {
			const isOver = n >= courses.length
			const course = courses[n % courses.length]
			const asked = isOver
				? addDays('2026-06-03', 33 * (n - courses.length))
				: addDays('2028-02-08', n)
			const from = addDays(asked, isOver ? 25 : 60 + n)
			await told.on(asked)
			const items = [n % 5 === 0 ? cabin : n % 2 ? nests(1) : tents(2)]
			const it = await told.asks({ from, to: addDays(from, 2), people: 3, items })
			const until = addDays(asked, 7)
			await it.offer({
				pesos: total,
				message: 'Con gusto.',
				...(n % 3 && { heldUntil: addDays(asked, 12) }),
				deposit: { pesos: 300_000, until, ...(n % 2 && { releases: true }) },
			})
			await told.on(addDays(asked, 1))
			await course?.(it, (day) => told.on(addDays(asked, 1 + day)), until)
		},
	},
	{
		name: 'a deposit that was never paid, so that the booking lapsed',
		times: 4,
		async tell(told, n) {
			const asked = addDays('2026-09-01', 120 * n)
			const from = addDays(asked, 40)
			await told.on(asked)
			const it = await told.asks({ from, to: addDays(from, 3), people: 2, items: [nests(1)] })
			await it.offer({
				pesos: total,
				deposit: { pesos: 300_000, until: addDays(asked, 5), releases: true },
			})
			await told.on(addDays(asked, 1))
			if (n % 2) await it.accepts()
			if (n > 1) await it.confirm({})
		},
	},
]
