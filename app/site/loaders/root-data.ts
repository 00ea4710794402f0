import {
	data,
	type LoaderFunctionArgs,
	useLocation,
	useMatches,
	useRouteLoaderData,
} from 'react-router'
import { type RefusedPost, refusedPostContext, servicesContext } from '#app/services.ts'
import type { PageHead } from '#app/site/head/page-head.ts'
import { fromPage, linksOf } from '#app/site/links.ts'
import type { OwnersWords, PageInfo } from '#app/site/page-context.tsx'
import type { Chrome } from '#content/chrome.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { specialDaysInWords } from '#content/hours-in-words.ts'
import { refusedPostWords } from '#content/refused-post-words.ts'
import { statusOf } from '#domain/errors.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { dayInBogota, timeOfDayInBogota } from '#domain/time/dates.ts'
import { ownersWordsOfAll, pickWords } from './owners-words.ts'

type RootData = ReturnType<typeof loadRootData>

/** The data around every page, in one language. */
export function loadRootData(args: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
	const { url, context } = args
	const { locale } = splitLocale(url.pathname)
	const refusal = context.get(refusedPostContext)
	if (refusal) throw data(describeRefusedPost(refusal, locale), { status: statusOf[refusal.code] })
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
		...(days && { specialDays: fill(pickWords(content, 'opening', locale).specialDays, { days }) }),
		...ownersWordsOfAll(args),
	}
}

function describeRefusedPost({ freeAt }: RefusedPost, locale: Locale) {
	const { tooMany, ...words } = refusedPostWords[locale]
	return freeAt === undefined ? words : fill(tooMany, { time: timeOfDayInBogota(freeAt) })
}

/** Undefined on the error page, when the root loader failed. */
export function useRootData(): RootData | undefined {
	return useRouteLoaderData<typeof loadRootData>('root')
}

/** The page context for components, from the page's address and the data of its routes. */
export function usePageInfo(): PageInfo {
	const { locale, path } = splitLocale(useLocation().pathname)
	const matches = useMatches()
	const isUnknown = matches.at(-1)?.id === 'pages/unknown-path'
	const changes = matches.map(
		({ loaderData }) => (loaderData as { ownersWords?: OwnersWords } | undefined)?.ownersWords,
	)
	return {
		locale,
		path: isUnknown ? '/' : path,
		...(changes.some(Boolean) && { ownersWords: Object.assign({}, ...changes) }),
	}
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
