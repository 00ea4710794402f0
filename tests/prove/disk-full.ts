import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { environmentOf, proveRefusals } from './kit/refusals.ts'
import { report, skip } from './kit/report.ts'

const directory = mkdtempSync(join(tmpdir(), 'palma-full-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'palma-full', directory])
if (mounted.status === 0) {
	process.once('exit', () => {
		spawnSync('umount', ['--lazy', directory])
		rmdirSync(directory)
	})
	await prove({ dataDir: directory })
} else {
	rmdirSync(directory)
	skip('disk-full', 'a small disk of its own can be mounted by root only')
}

async function prove(place: { dataDir: string }) {
	const site = await startSite(environmentOf(place))
	const ballast = join(place.dataDir, 'ballast')
	try {
		const { figures, bars } = await proveRefusals(site, place, {
			begin: async () => fill(ballast),
			end: async () => rmSync(ballast),
		})
		report('disk-full', figures, bars)
	} finally {
		site.process.kill('SIGKILL')
	}
}

/** To the last byte, so that no page of the database fits. */
function fill(file: string) {
	for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
		try {
			for (;;) appendFileSync(file, Buffer.alloc(size))
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
		}
	}
}
