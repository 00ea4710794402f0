import type { Day } from '#domain/time/dates.ts'

const undated = ['received', 'thanks', 'off-site'] as const
const dated = ['arrival', 'depositDue', 'depositLate', 'releaseHeld'] as const
const numbered = ['reminder', 'calendar', 'overbooked', 'notice', 'access'] as const

/** What a mail is about. `received` is the enquiry itself, `history` an entry of its history. */
export type About =
	| { kind: (typeof undated)[number] }
	/** A booking may have several deposits in its life, each with its last day. Older letters name no day. */
	| { kind: (typeof dated)[number]; day: Day | undefined; detail?: Day | 'owner' }
	| { kind: (typeof numbered)[number]; id: string }
	| { kind: 'history'; id: string }

/** The stored form of the mail about the enquiry itself. */
export const received = 'received' satisfies About['kind']

/** As stored in the outbox and with letters that go once. The strings must never change. */
export function writeAbout(about: About): string {
	if (about.kind === 'history') return about.id
	if ('id' in about) return `${about.kind}:${about.id}`
	if (!('day' in about)) return about.kind
	return [about.kind, about.day, about.detail].filter((part) => part !== undefined).join(':')
}

export function readAbout(stored: string): About {
	const [name, ...rest] = stored.split(':')
	const plain = undated.find((kind) => kind === stored)
	if (plain) return { kind: plain }
	const ofDay = dated.find((kind) => kind === name)
	if (ofDay) return { kind: ofDay, day: rest[0] }
	const ofId = numbered.find((kind) => kind === name)
	return ofId ? { kind: ofId, id: rest.join(':') } : { kind: 'history', id: stored }
}
