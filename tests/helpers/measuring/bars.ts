import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A figure and the limit it must keep. */
export type Bar = { name: string; value: number; atLeast?: number; atMost?: number }

/** Prints the bars, writes the figures to `DIRECTORY/NAME.json`, and returns whether all bars were met. */
export function judgeBars(directory: string, name: string, figures: object, bars: Bar[]): boolean {
	const judged = bars.map((bar) => ({
		bar: bar.name,
		measured: Number(bar.value.toFixed(3)),
		wanted: bar.atLeast !== undefined ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`,
		met: bar.value >= (bar.atLeast ?? -Infinity) && bar.value <= (bar.atMost ?? Infinity),
	}))
	mkdirSync(directory, { recursive: true })
	const file = join(directory, `${name}.json`)
	writeFileSync(file, JSON.stringify({ figures, bars: judged }, null, 2))
	for (const { bar, measured, wanted, met } of judged)
		process.stdout.write(`${met ? 'met   ' : 'MISSED'}  ${bar}: ${measured} (${wanted})\n`)
	return judged.every(({ met }) => met)
}
