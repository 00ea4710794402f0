import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { shortNames } from './scripts/short-names.ts'

/** The oldest browsers in which visitors read, book and ask (docs/decisions/0016-old-browsers.md). */
export const browserFloor = { chrome: 99, firefox: 102, ios: 15.4 }

/**
 * Which modules share a chunk. Left to itself, the bundler makes a chunk of every set of pages that share a module:
 * thirty requests for a booking page, with more bytes of headers than of code. A chunk also carries the CSS of its
 * modules into every page that needs it, so only what nearly every page needs is in `root`. Code for the owner alone and
 * code fetched on demand stay apart. server/pages/page-chunks.api.test.ts holds the count.
 */
const chunks = [
	{
		name: 'root',
		test: /^\0rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\/|\/app\/(root\.tsx|api\/call-api|site\/(head|hydration|loaders)\/page-|waiting\/(waiting-posts|background-sync)|components\/((action-link|button|directions|open-now|page|picture|print-button|section)\/|icon\/icon\.))|\/domain\/(locale|text\/(fill|money|numbers)|time\/(dates|opening-hours))\.ts$/,
		priority: 4,
	},
	// Fetched once the page is in use, before they are needed: without a connection it would be too late.
	{
		name: 'later',
		test: /\/app\/(components\/(air\/|notice\/notice-cards\.)|offline\/(keep-page|signal-line)\.)|\/content\/signal-words/,
		priority: 4,
	},
	{ name: 'home', test: /\/app\/pages\/home\.tsx/, priority: 1 },
	{ name: 'showcase', test: /\/app\/components\/(service-card|slideshow)\//, priority: 3 },
	{
		name: 'service-parts',
		test: /\/app\/(components\/(almanac|figures|opening|panel)|stays\/(calendar|prices))\/|\/app\/stays\/offer-days|\/content\/(almanac-words|stays\/calendar-words)|\/domain\/stays\/(day-words|months)/,
		priority: 3,
	},
	{
		name: 'review-parts',
		test: /\/app\/(components\/stars\/stars\.|reviews\/(review-score|list\/(review-box|use-delete-tools)))|\/domain\/reviews\/review-scale/,
		priority: 3,
	},
	{
		name: 'forms',
		test: /\/node_modules\/zod\/|\/app\/(components\/(dialog|field(?!\/select)|labelled-values)\/|api\/send-form|enquiries\/form\/draft-store|site\/(browser-storage|report-to-console)|waiting\/(change-posts|retry-waiting|waiting-store)|reviews\/(waiting\/waiting-reviews|own\/own-reviews))|\/(content\/reviews\/waiting-words|domain\/(forms\/check-form|offers\/offers|reviews\/own-review|stays\/nights|text\/text))/,
		priority: 2,
	},
	{
		name: 'enquiries',
		test: /\/app\/enquiries\/(?!desk\/|pending\/(send-in-background|use-background-sending))/,
		priority: 1,
	},
	{
		name: 'desk',
		test: /\/app\/(api\/(call-as-owner|use-load)|site\/(unsaved|use-history-state)|owner\/(sign-in\/|code-field|owner-problem)|shell\/desk\/|pages\/desk\/desk\.tsx|components\/((choice-chips|not-loaded|part-links|sheet)\/|field\/select-field|notice\/attempt)|enquiries\/desk\/(request-summary|enquiry-calls)|stays\/desk\/(calendar-parts|calendar\/(month-grid|stay-line|take-calls))|editing\/content-calls)/,
		priority: 0,
	},
	{
		name: 'editing',
		test: /\/app\/editing\/(use-publishing|desk\/(site-parts|fact-(groups|labels))|sheet\/)|\/domain\/editing\/(content-tree|photo\.ts)/,
		priority: 0,
	},
]

/** An entry may be a whole chunk. React Router's setting would give its exports a request of their own. */
const withoutFacades: Plugin = {
	name: 'without-facades',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

export default defineConfig({
	plugins: [reactRouter(), shortNames(), withoutFacades],
	// For development; a build gives the built module's address (scripts/build.ts).
	define: { galleryAddress: '"/app/components/gallery/gallery.ts"' },
	css: {
		transformer: 'lightningcss',
		lightningcss: { drafts: { customMedia: true } },
	},
	build: {
		target: Object.entries(browserFloor).map(([browser, version]) => browser + version),
		// Fonts and pictures are cached on their own; inlining would repeat them in every stylesheet.
		assetsInlineLimit: 0,
		// Otherwise every page carries the names of all chunks that code fetched on demand imports. Their styles stay named.
		modulePreload: false,
	},
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
	},
})
