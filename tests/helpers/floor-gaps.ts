import compat from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { browserFloor } from '../../vite.config.ts'

/** A global, or a member of one and of its prototype: `['AbortSignal', 'timeout']`. */
export type Gap = [owner: string, member?: string]

type Owners = Record<string, Identifier>

const floor = {
	chrome: browserFloor.chrome,
	firefox: browserFloor.firefox,
	safari_ios: browserFloor.ios,
} as const

/** What scripts may not rely on: every API and built-in that a browser of the floor lacks. */
export function floorGaps(): Gap[] {
	const { Intl: internationalization, ...builtins } = compat.javascript.builtins as Owners
	return [
		...gapsIn(compat.api as Owners),
		...gapsIn(builtins),
		...gapsIn(internationalization as unknown as Owners).map(
			([owner, member]): Gap => (member ? [`Intl.${owner}`, member] : ['Intl', owner]),
		),
	]
}

function gapsIn(owners: Owners): Gap[] {
	return Object.entries(owners).flatMap(([owner, { __compat, ...members }]): Gap[] => {
		if (__compat && isGap(__compat)) return [[owner]]
		return Object.entries(members as Owners)
			.filter(([name, { __compat }]) => name !== owner && __compat && isGap(__compat))
			.map(([name]) => [owner, name.replace(/_static$/, '')])
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
