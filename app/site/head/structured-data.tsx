import { createContext, useContext } from 'react'
import { useMatches } from 'react-router'
import type {
	BreadcrumbList,
	DayOfWeek,
	Graph,
	LocalBusiness,
	Thing,
	TouristAttraction,
} from 'schema-dts'
import { searchWords } from '#content/search-words.ts'
import { type Facts, streetAddress } from '#domain/facts.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { type OpeningHours, openDays } from '#domain/time/opening-hours.ts'
import type { PageHead } from './page-head.ts'

/** The offers, each with its name and lowest price. */
type Bookable = { id: OfferId; name: string; from: number | null }
type Described = { facts: Facts; offers: Bookable[] }

const FactsOnServer = createContext<Described | undefined>(undefined)

export const StructuredDataFacts = FactsOnServer.Provider

/** On visitors' pages, which only the server renders. */
export function StructuredDataScript() {
	const described = useContext(FactsOnServer)
	const head = useMatches()
		.map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head)
		.find(Boolean)
	if (!head || !described) return null
	const text = JSON.stringify(structuredData(head, described))
	return (
		<script
			type="application/ld+json"
			dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
		/>
	)
}

type Page = PageHead & Described & { absolute: (path: string) => string }

/** The businesses that a page is about. */
type BusinessType = 'LodgingBusiness' | 'Restaurant' | 'Campground' | 'CafeOrCoffeeShop'

const aboutOf: Record<string, readonly BusinessType[]> = {
	'/': ['LodgingBusiness', 'Restaurant', 'Campground'],
	'/who-are-we': ['LodgingBusiness', 'Restaurant'],
	'/restaurant': ['Restaurant'],
	'/menu': ['Restaurant'],
	'/cofee-house': ['CafeOrCoffeeShop'],
	'/lodging': ['LodgingBusiness'],
	'/cocora-nidos-del-condor': ['LodgingBusiness'],
	'/camping': ['Campground'],
	'/contact-us': ['LodgingBusiness', 'Restaurant'],
	'/arrive': ['LodgingBusiness', 'Restaurant'],
}

/** The schema.org description of a page. It never contains our reviews: search engines forbid that. */
function structuredData(head: PageHead, described: Described): Graph {
	const { pathname: path, origin } = new URL(head.addresses[defaultLocale])
	const page = { ...head, ...described, absolute: (path: string) => new URL(path, origin).href }
	const types = aboutOf[path] ?? []
	const graph: Thing[] = types.length > 0 ? [business(types, page)] : []
	if (path === '/cocora-valley') graph.push(valley(page))
	if (page.crumbs.length > 1) graph.push(breadcrumbs(page))
	return { '@context': 'https://schema.org', '@graph': graph }
}

/** One house that is several businesses. */
function business(types: readonly BusinessType[], page: Page): LocalBusiness {
	const { facts, absolute, description, image, locale } = page
	return {
		// The type definitions allow one type only; schema.org allows several.
		'@type': (types.length > 1 ? types : types[0]) as 'LocalBusiness',
		'@id': absolute('/#house'),
		name: facts.name,
		description,
		url: absolute('/'),
		image,
		telephone: facts.phones,
		email: facts.email,
		address: {
			'@type': 'PostalAddress',
			streetAddress: streetAddress(facts, defaultLocale),
			addressLocality: facts.address.town,
			addressRegion: facts.address.region,
			addressCountry: facts.address.country,
		},
		geo: geo(facts),
		...openingHours(facts.hours),
		...prices(page),
		sameAs: [facts.social.instagram, facts.social.facebook],
		...(types.includes('Restaurant') && {
			servesCuisine: searchWords[locale].cuisine,
			hasMenu: absolute('/menu'),
		}),
	}
}

/** The offers of a page that have a price. On a page without any, prices are on request. */
function prices({ offers, addresses, locale }: Page) {
	const path = new URL(addresses[defaultLocale]).pathname
	const priced = offers.filter(({ id, from }) => offerPages[id] === path && from !== null)
	if (priced.length === 0) return { priceRange: searchWords[locale].onRequest }
	return {
		makesOffer: priced.map(({ name, from }) => ({
			'@type': 'Offer' as const,
			name,
			priceSpecification: {
				'@type': 'PriceSpecification' as const,
				minPrice: from ?? 0,
				priceCurrency: 'COP',
			},
		})),
	}
}

const offerPages: Partial<Record<OfferId, string>> = {
	cabin: '/lodging',
	glamping: '/cocora-nidos-del-condor',
	camping: '/camping',
	table: '/restaurant',
}

/** As schema.org names days: 'Monday'. */
function openingHours(hours: OpeningHours) {
	const specifications = openDays(hours).map(({ days, hours }) => ({
		'@type': 'OpeningHoursSpecification' as const,
		dayOfWeek: days.map((day) => (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek),
		...hours,
	}))
	const [only, ...others] = specifications
	return {
		...(only && { openingHoursSpecification: others.length > 0 ? specifications : only }),
		...(hours.special.length > 0 && {
			specialOpeningHoursSpecification: hours.special.map(({ date, hours }) => ({
				'@type': 'OpeningHoursSpecification' as const,
				validFrom: date,
				validThrough: date,
				// A day that closes when it opens is a closed one.
				opens: hours?.opens ?? '00:00',
				closes: hours?.closes ?? '00:00',
			})),
		}),
	}
}

function valley({ facts, absolute, description, image, locale }: Page): TouristAttraction {
	return {
		'@type': 'TouristAttraction',
		'@id': absolute('/cocora-valley#valley'),
		name: searchWords[locale].valley,
		description,
		image,
		geo: geo(facts),
		availableLanguage: [...locales],
		address: {
			'@type': 'PostalAddress',
			addressLocality: facts.address.town,
			addressRegion: facts.address.region,
			addressCountry: facts.address.country,
		},
	}
}

function geo(facts: Facts) {
	return { '@type': 'GeoCoordinates' as const, ...facts.coordinates }
}

function breadcrumbs({ crumbs, absolute }: Page): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absolute(path),
		})),
	}
}
