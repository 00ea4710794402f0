import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { privacy, privacyVersion, privacyVersions } from './privacy.ts'

/** The text that each version stands for. Changed only together with the version, or for a slip that changes no meaning. */
const textOfVersion: Record<string, string> = {
	'2026-11-17': 'ced3892887ad0cbc',
}

test('a changed policy has a new version, because every consent is stored with one', () => {
	const { es, en } = privacy.copy
	const text = JSON.stringify([es.sections, es.summary, en.sections, en.summary])
	const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
	expect(textOfVersion[privacyVersion]).toBe(digest)
})

test('no version was given twice, and the newest is first', () => {
	expect(privacyVersions[0]).toBe(privacyVersion)
	expect(privacyVersions).toEqual([...new Set(privacyVersions)].sort().reverse())
})
