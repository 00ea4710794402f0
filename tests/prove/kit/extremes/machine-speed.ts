/** The time of `work` on the machine that the bars were set on: two cores of a Xeon at 2.5 GHz. */
const referenceMs = 8.2
const tries = 25

/** How many times as long this machine takes, at least 1: bars in processor time are stretched by it. */
export function slownessOfMachine(): number {
	let least = Number.POSITIVE_INFINITY
	for (let count = 0; count < tries; count += 1) {
		const before = process.cpuUsage()
		work()
		const { user, system } = process.cpuUsage(before)
		least = Math.min(least, (user + system) / 1000)
	}
	return Math.max(1, least / referenceMs)
}

/** Some of what requests make a server do: objects, texts, sorting. */
function work() {
	const rows = Array.from({ length: 4_000 }, (_, at) => ({
		id: `${(at * 7_919) % 4_001}`,
		text: `Texto ${at}: la trucha llegó caliente.`,
	}))
	const read: typeof rows = JSON.parse(JSON.stringify(rows))
	return read
		.toSorted((one, other) => (one.id < other.id ? -1 : 1))
		.map(({ text }) => text.replace(/[aeiou]/g, '_').normalize('NFC'))
		.join('\n').length
}
