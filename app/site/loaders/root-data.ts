import {
	type DataRouter,
	data,
	type LoaderFunctionArgs,
	useMatches,
	useRouteLoaderData,
} from 'react-router'
import { foreignPostContext, type OtherWords, servicesContext } from '#app/services.ts'
import type { PageHead } from '#app/site/head/page-head.ts'
import { fromPage, linksOf } from '#app/site/links.ts'
import { useLocale } from '#app/site/locale.tsx'
import type { Chrome } from '#content/chrome.ts'
import { foreignPostWords } from '#content/foreign-post-words.ts'
import { type WordChanges, withChanges } from '#domain/editing/word-changes.ts'
import { factsInWords } from '#domain/facts.ts'
import { type InBothLanguages, splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { specialDaysInWords } from '#domain/time/opening-hours.ts'
import { type OwnersWords, ownersWordsOfAll, wordsOf } from './owners-words.ts'

declare global {
	interface Window {
		__reactRouterDataRouter?: DataRouter
	}
}

type RootData = ReturnType<typeof loadRootData>

/** The data around every page, in one language. */
export function loadRootData(args: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
	const { url, context } = args
	const { locale } = splitLocale(url.pathname)
	if (context.get(foreignPostContext)) throw data(foreignPostWords[locale], { status: 400 })
	const { content, pictures } = context.get(servicesContext)
	const { hours } = content.facts
	const days = specialDaysInWords(hours, dayInBogota(Date.now()), locale)
	return {
		name: content.facts.name,
		// The page of unknown paths brings its own sentence.
		chrome: {
			...fill(content.chrome[locale], factsInWords(content.facts, locale)),
			unknownPath: '',
		},
		links: linksOf(content, locale),
		map: { ...pictures.resolve('route-map', locale), alt: '' },
		hours,
		icons: { favicon: pictures.icons.favicon, appleTouch: pictures.icons.appleTouch },
		...(days && { specialDays: fill(wordsOf(content, 'opening', locale).specialDays, { days }) }),
		...ownersWordsOfAll(args),
	}
}

/** Undefined on the error page, when the root loader failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<typeof loadRootData>('root')
}

/** The WhatsApp link of the root data, whose text names this page. */
export function useWhatsapp(whatsapp: string): string {
	const { name } = useRootData() ?? { name: '' }
	const head = (useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined)?.head
	return fromPage(whatsapp, head?.crumbs.at(-1)?.name ?? name)
}

/** For components whose controls need words, such as a slideshow's pause button. */
export function useChrome(): Chrome {
	const root = useRootData()
	if (!root) throw new Error('useChrome needs the root loader to have succeeded')
	return root.chrome
}

/** Words that components import, with the owner's changes. Here, because pages load this file anyway: a file of its own would be one more request. */
export function useWords<Of extends keyof OtherWords>(
	name: Of,
	builtIn: InBothLanguages<OtherWords[Of]>,
): OtherWords[Of] {
	const locale = useLocale()
	return withChanges(builtIn[locale], useOwnersWords(name))
}

/** For words that are loaded later. */
export function useOwnersWords(name: keyof OtherWords): WordChanges | undefined {
	const data = useMatches().map(
		({ loaderData }) => loaderData as { ownersWords?: OwnersWords } | undefined,
	)
	return data.find((it) => it?.ownersWords?.[name])?.ownersWords?.[name]
}

/** Outside React. */
export function ownersWordsNow(name: keyof OtherWords): WordChanges | undefined {
	const { root } = window.__reactRouterDataRouter?.state.loaderData ?? {}
	return (root as { ownersWords?: OwnersWords } | undefined)?.ownersWords?.[name]
}
