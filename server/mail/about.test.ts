import { expect, test } from 'vitest'
import { type About, readAbout, writeAbout } from './about.ts'

const stored: [string, About][] = [
	['received', { kind: 'received' }],
	['off-site', { kind: 'off-site' }],
	['arrival', { kind: 'arrival', day: undefined }],
	['arrival:2026-11-18', { kind: 'arrival', day: '2026-11-18' }],
	['depositDue:2026-11-18', { kind: 'depositDue', day: '2026-11-18' }],
	['reminder:1700000000000', { kind: 'reminder', id: '1700000000000' }],
	['overbooked:cabin', { kind: 'overbooked', id: 'cabin' }],
	['0190-entry', { kind: 'history', id: '0190-entry' }],
]

test('what a mail is about is stored as ever, and read back', () => {
	for (const [text, about] of stored) {
		expect(writeAbout(about)).toBe(text)
		expect(readAbout(text)).toEqual(about)
	}
	const late: About = { kind: 'depositLate', day: '2026-11-18', detail: '2026-11-20' }
	expect(writeAbout(late)).toBe('depositLate:2026-11-18:2026-11-20')
	expect(writeAbout({ ...late, kind: 'depositDue', detail: 'owner' })).toBe(
		'depositDue:2026-11-18:owner',
	)
})
