import {
	type DataRouter,
	type DataStrategyResult,
	type MiddlewareFunction,
	matchRoutes,
	type UNSAFE_AssetsManifest,
} from 'react-router'
import { dismissNotice, showNotice } from '#app/components/notice/notices.ts'
import { ownersWordsNow } from '#app/site/loaders/root-data.ts'
import { localeHere } from '#app/site/locale.tsx'
import { connectionWords } from '#content/connection-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { findKept, hurryOrder } from './kept.ts'

/*
 * A change of page that fails for lack of a connection leaves the visitor where they are. React Router would show the
 * error page when the data does not come, and reload the document when the code does not.
 */

declare global {
	interface Window {
		__reactRouterManifest?: UNSAFE_AssetsManifest
	}
}

type Results = Record<string, DataStrategyResult>

/** How long a page change may hang before the visitor is told; shorter if a kept copy can be shown. */
const longestWaitMs = { kept: 3_000, unkept: 10_000 }

/** Thrown when a file of our code is gone: a newer version of the site is online. */
class Outdated extends Error {}

/** The root route's client middleware: runs around the loading of every page. */
export const stayWithoutConnection: MiddlewareFunction<Results> = async ({ request }, next) => {
	const router = window.__reactRouterDataRouter
	if (!router || request.method !== 'GET') return next()
	if (isReturning) {
		isReturning = false
		return shownData(router)
	}
	const { pathname, search, hash } = new URL(request.url)
	const target = pathname + search + hash
	const kept = isKept(pathname)
	let isOutdated = false
	try {
		const [results] = await inTime(Promise.all([next(), fetchCodeOf(router, pathname)]), kept)
		if (request.signal.aborted || !Object.values(results).some(isUnreachable)) return results
	} catch (problem) {
		if (request.signal.aborted) return {}
		isOutdated = problem instanceof Outdated
	}
	const shown = router.state.location
	if (pathname + search === shown.pathname + shown.search) return shownData(router)
	// As a document, a page has the code of its own version.
	if (isOutdated) openDocument(target)
	else if (await kept) await openCopy(target)
	else stay(router, target)
	await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
	return {}
}

async function inTime<Value>(work: Promise<Value>, kept: Promise<boolean>): Promise<Value> {
	const begun = Date.now()
	const late = async () => {
		const patience = (await kept) ? longestWaitMs.kept : longestWaitMs.unkept
		await new Promise((resolve) => setTimeout(resolve, begun + patience - Date.now()))
		throw new Error('too late')
	}
	return Promise.race([work, late()])
}

async function isKept(pathname: string): Promise<boolean> {
	try {
		return 'caches' in window && (await findKept(pathname)) !== undefined
	} catch {
		return false
	}
}

async function openCopy(target: string) {
	const registration = await navigator.serviceWorker?.getRegistration()
	registration?.active?.postMessage(hurryOrder)
	openDocument(target)
}

function openDocument(target: string) {
	// After "back" or "forward" the browser has already changed the address.
	if (placeInHistory() !== shownPlace) location.reload()
	else location.assign(target)
}

/** The fetch failed (TypeError), or what came is not the page's data: cut short, or from a portal on the way. */
function isUnreachable({ type, result }: DataStrategyResult): boolean {
	if (type !== 'error') return false
	return result instanceof TypeError || (result instanceof Error && result.cause !== undefined)
}

/** Returns the current page's data as if it had just been loaded. */
function shownData({ state }: DataRouter): Results {
	return Object.fromEntries(
		Object.entries(state.loaderData).map(([id, result]) => [id, { type: 'data', result }]),
	)
}

let isReturning = false
let lastNotice: number | undefined

function stay(router: DataRouter, target: string) {
	isReturning = true
	const { location: shown } = router.state
	const steps = placeInHistory() - shownPlace
	// After "back" or "forward" the browser has already changed the address.
	if (steps !== 0) history.go(-steps)
	else router.navigate(shown, { replace: true, state: shown.state, preventScrollReset: true })
	const words = withChanges(connectionWords[localeHere()], ownersWordsNow('connection'))
	withdrawNotice()
	lastNotice = showNotice({
		text: words.failed,
		tone: 'bad',
		stays: true,
		action: { label: words.retry, run: () => router.navigate(target) },
	})
}

function withdrawNotice() {
	if (lastNotice !== undefined) dismissNotice(lastNotice)
	lastNotice = undefined
}

let shownPlace = 0
let shownPath: string | undefined

/** React Router numbers the entries of the history. */
function placeInHistory(): number {
	return history.state?.idx ?? 0
}

/** Called when a page is on the screen. */
export function rememberPlace() {
	shownPlace = placeInHistory()
	if (shownPath !== location.pathname) withdrawNotice()
	shownPath = location.pathname
}

type Arrival = {
	promise: Promise<unknown>
	resolve: (module: unknown) => void
	css: string[] | undefined
}

/** By the route's id: pending until the browser has the route's code. */
const arrivals = new Map<string, Arrival>()
const underWay = new Map<string, Promise<void>>()

/**
 * React Router looks for a route's code among the loaded modules and otherwise imports it, for a change of page and when
 * a finger nears a link; a failed import reloads the document. So there every route has its code already: as a promise.
 */
export function guardImports() {
	const modules = window.__reactRouterRouteModules
	if (!modules || import.meta.env.DEV) return
	for (const [id, route] of Object.entries(window.__reactRouterManifest?.routes ?? {})) {
		if (!route || id in modules) continue
		const arrival = createArrival(route.css)
		arrivals.set(id, arrival)
		// Where a preload of styles has failed, Chromium does not load them afterwards.
		delete route.css
		Object.defineProperty(modules, id, {
			configurable: true,
			enumerable: true,
			get() {
				// Without a connection it stays pending, and the next one to ask tries again.
				fetchCode(id).catch(() => {})
				return arrival.promise
			},
		})
	}
}

function createArrival(css: string[] | undefined): Arrival {
	let resolve: Arrival['resolve'] = () => {}
	const promise = new Promise((done) => {
		resolve = done
	})
	return { promise, resolve, css }
}

async function fetchCodeOf(router: DataRouter, pathname: string) {
	const matches = matchRoutes(router.routes, pathname) ?? []
	await Promise.all(matches.map(({ route }) => fetchCode(route.id)))
}

function fetchCode(id: string): Promise<void> {
	const fetching = underWay.get(id) ?? loadCode(id).finally(() => underWay.delete(id))
	underWay.set(id, fetching)
	return fetching
}

/** Fetches the files whole before it imports them, since browsers may remember a failed import. */
async function loadCode(id: string) {
	const arrival = arrivals.get(id)
	const files = window.__reactRouterManifest?.routes[id]
	if (!arrival || !files) return
	const { module, imports = [] } = files
	await Promise.all([module, ...imports, ...(arrival.css ?? [])].map(fetchWhole))
	const value = await import(/* @vite-ignore */ module)
	arrivals.delete(id)
	if (arrival.css) files.css = arrival.css
	Object.defineProperty(window.__reactRouterRouteModules, id, { value, writable: true })
	arrival.resolve(value)
}

async function fetchWhole(address: string) {
	const response = await fetch(address)
	if (!response.ok) throw new Outdated(address)
	await response.arrayBuffer()
}
