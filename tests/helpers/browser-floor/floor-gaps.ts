import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { browserFloor } from '../../../vite.config.ts'

/** A property of something global: `['AbortSignal', 'timeout']`, `['HTMLElement.prototype', 'hidePopover']`. */
export type Gap = [owner: string, property: string]

type Owners = Record<string, Identifier>

const floor = {
	chrome: browserFloor.chrome,
	firefox: browserFloor.firefox,
	safari_ios: browserFloor.ios,
} as const

/** Off limits for scripts: every API and built-in that a browser of the floor lacks. */
export function floorGaps(): Gap[] {
	const { Intl: internationalization, ...builtins } = compat.javascript.builtins as Owners
	return [
		...gapsIn(compat.api as Owners, 'window', (owner, name) => {
			if (owner === 'Window') return [['window', name]]
			return name.endsWith('_static')
				? [[owner, name.replace('_static', '')]]
				: [[`${owner}.prototype`, name]]
		}),
		...gapsIn(builtins, 'window', inBoth),
		...gapsIn(internationalization as unknown as Owners, 'Intl', (owner, name) =>
			inBoth(`Intl.${owner}`, name),
		),
	]
}

/** The data of built-ins does not tell static members from others; no two share a name. */
function inBoth(owner: string, name: string): Gap[] {
	return [
		[owner, name],
		[`${owner}.prototype`, name],
	]
}

function gapsIn(
	owners: Owners,
	root: string,
	place: (owner: string, name: string) => Gap[],
): Gap[] {
	return Object.entries(owners).flatMap(([owner, { __compat, ...members }]): Gap[] => {
		if (__compat && isGap(__compat)) return [[root, owner]]
		return Object.entries(members as Owners)
			.filter(([name, { __compat }]) => name !== owner && __compat && isGap(__compat))
			.flatMap(([name]) => place(owner, name))
	})
}

function isGap({ support }: CompatStatement): boolean {
	return Object.entries(floor).some(([browser, version]) => {
		const statements = [support[browser as keyof typeof floor] ?? []].flat()
		return !statements.some((statement) => isSupported(statement, version))
	})
}

function isSupported(statement: SupportStatement & object, version: number): boolean {
	const { version_added, version_removed, flags, prefix, alternative_name } = statement as Exclude<
		SupportStatement,
		unknown[]
	>
	const isNamedOtherwise = Boolean(flags || prefix || alternative_name)
	const isThere = typeof version_added === 'string' && asNumber(version_added) <= version
	const isGone = typeof version_removed === 'string' && asNumber(version_removed) <= version
	return isThere && !isGone && !isNamedOtherwise
}

/** `≤37` is at most 37; `preview` is not a number and so later than any version. */
function asNumber(version: string): number {
	return Number(version.replace('≤', ''))
}
