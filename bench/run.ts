import { spawnSync } from 'node:child_process'

/** Every measurement, or those named. */
const all = ['cached-page', 'reviews-growth', 'reviews-scroll', 'enquiries']
const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : all

const missed = names.filter((name) => {
	process.stdout.write(`\n── ${name} ──\n`)
	return spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' }).status !== 0
})
if (missed.length > 0) {
	process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
	process.exitCode = 1
}
