import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { compressQuickly } from '#tests/helpers/site/brotli.ts'
import { bars, overTheBars, tryExtremes } from './kit/extremes/try-extremes.ts'
import { report } from './kit/report.ts'

// React reads this when it is loaded: the build for development takes twice as long.
process.env.NODE_ENV = 'production'
// Pages are compressed once for all visitors, which is not part of a request's cost.
compressQuickly()
const { openTrialSite } = await import('./kit/extremes/trial-site.ts')

const everyExtreme = Number.POSITIVE_INFINITY
const options = {
	seed: Number(process.env.SEED ?? Date.now() % 1_000_000),
	perPlace: commandLine.rounds(everyExtreme),
	pairs: commandLine.requests(10_000),
	seconds: commandLine.seconds(1_800),
}

const site = await openTrialSite()
try {
	const { targets, trials, costs } = await tryExtremes(site, options)
	const over = overTheBars(costs)
	for (const { request, processorMs, grownMb, status } of over)
		process.stdout.write(
			`${processorMs.toFixed(1)} ms  ${grownMb.toFixed(1)} MB  ${status}  ${request}\n`,
		)
	const most = (figure: 'processorMs' | 'grownMb') => Math.max(0, ...costs.map((it) => it[figure]))
	const statuses: Record<string, number> = {}
	for (const { status } of costs) statuses[status] = (statuses[status] ?? 0) + 1
	const figures = { seed: options.seed, targets, trials, sent: costs.length, statuses }
	report('extremes', { ...figures, over: over.slice(0, 20) }, [
		{ name: 'routes and forms', value: targets, atLeast: 1 },
		{
			name: 'processor ms of one request',
			value: most('processorMs'),
			atMost: bars.processorMs,
		},
		{ name: 'MB that one request adds', value: most('grownMb'), atMost: bars.grownMb },
		{ name: '5xx', value: costs.filter(({ status }) => status >= 500).length, atMost: 0 },
	])
} finally {
	await site.close()
}
