import { spawnSync } from 'node:child_process'
import { installPackages, mayInstall } from './debian-commands.ts'

/** The serifs that headings have while their font is late (app/styles/tokens.css). */
const serifs = ['Georgia', 'Noto Serif', 'Times New Roman', 'Liberation Serif']

/** One of them on this machine, installed now where that is allowed; undefined where fontconfig finds none. */
export function findOrInstallSerif(): string | undefined {
	const found = findSerif()
	if (found || !mayInstall) return found
	installPackages(['fontconfig', 'fonts-liberation'])
	return findSerif()
}

function findSerif(): string | undefined {
	return serifs.find((name) => {
		const { stdout } = spawnSync('fc-list', [`${name}:bold`, 'family'], { encoding: 'utf8' })
		return stdout?.includes(name)
	})
}
