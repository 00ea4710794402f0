import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { PageContext, pageHere } from '#app/site/page-context.tsx'
import { reportToConsole } from '#app/site/report-to-console.ts'
import { fetchScript } from './fetch-script.ts'

type Registry = Record<string, () => Promise<unknown>>

/** Set by the entry rather than imported: the editor, itself part of an island, mounts islands too. */
let registry: Registry = {}
/** The islands that React has taken over. */
export const roots = new Map<Element, Root>()

/** The first parts of islands that have come within a screen of the view; an island has no box of its own. */
const near = new Set<Element>()
let observer: IntersectionObserver | undefined

/**
 * Hydrates the islands that are touched or show nothing yet, like the notices, at once, and the others when they come near.
 * Returns whether all of the document are live: otherwise the next touch calls it again. Throws when code could not be
 * fetched.
 */
export async function hydrateIslands(
	known: Registry,
	touched?: EventTarget | null,
): Promise<boolean> {
	registry = known
	observer ??= new IntersectionObserver(noteNear, { rootMargin: '100% 0%' })
	const due: HTMLElement[] = []
	for (const island of waitingIslands()) {
		const [part] = island.children
		const isTouched = touched instanceof Node && island.contains(touched)
		if (isTouched || !part?.hasChildNodes() || near.has(part)) due.push(island)
		else observer.observe(part)
	}
	const outcomes = await Promise.allSettled(due.map(hydrate))
	for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
	return waitingIslands().length === 0
}

function noteNear(entries: IntersectionObserverEntry[]) {
	for (const { target, isIntersecting } of entries) if (isIntersecting) near.add(target)
	// Without a connection, the next touch or scroll tries again.
	hydrateIslands(registry).catch(() => {})
}

async function hydrate(element: HTMLElement) {
	const content = await contentOf(element)
	if (isWaiting(element))
		roots.set(element, hydrateRoot(element, content, leavingAsServed(element)))
}

/** The props that the server would give an island now, at an address of this page. The cause of a failure is its status. */
export async function fetchProps<Props>(name: string, address = location.search): Promise<Props> {
	const response = await fetch(new URL(address, location.href))
	const page = new DOMParser().parseFromString(await response.text(), 'text/html')
	const island = page.querySelector<HTMLElement>(`page-island[data-of="${name}"]`)
	if (!response.ok || !island)
		throw new Error(`${name} could not be fetched`, { cause: response.status })
	return JSON.parse(island.dataset.props ?? '{}')
}

/** Loads an island that another one shows inside itself, when it is needed. */
export async function loadIsland<Part>(name: string): Promise<Part> {
	return (await registry[name]?.()) as Part
}

export function waitingIslands(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>('page-island')].filter(isWaiting)
}

export function isWaiting(element: Element): boolean {
	return element.isConnected && !roots.has(element)
}

export async function contentOf(element: HTMLElement): Promise<ReactNode> {
	const { of: name = '', props = '{}', files } = element.dataset
	await Promise.all(files?.split(' ').map(prepare) ?? [])
	const Part = await loadIsland<ComponentType>(name)
	return (
		<PageContext value={pageHere()}>
			<Part {...JSON.parse(props)} />
			<Live element={element} />
		</PageContext>
	)
}

function prepare(file: string) {
	return file.endsWith('.css') ? addStandIn(`/${file}`) : fetchScript(`/${file}`)
}

/** The page has an island's styles inline. Vite does not fetch a stylesheet to which it finds a link. */
function addStandIn(address: string) {
	const link = document.createElement('link')
	link.rel = 'stylesheet'
	link.setAttribute('disabled', '')
	link.href = address
	document.head.append(link)
}

/** Marks the island once its effects have run. */
function Live({ element }: { element: HTMLElement }) {
	useEffect(() => {
		element.dataset.live = ''
		return () => void delete element.dataset.live
	}, [element])
	return null
}

/**
 * An island that fails leaves the server's HTML in place, with what the visitor has typed into it. So does one whose HTML is
 * not what React would render, because the browser has translated it or its props are of an older version: React would
 * build it anew, empty.
 */
function leavingAsServed(element: HTMLElement) {
	const asServed = [...element.childNodes]
	const dialog = element.querySelector<HTMLDialogElement>('dialog[open]')
	const focused = document.activeElement as HTMLElement | null
	const leave = (error: unknown) => {
		reportToConsole('An island failed', error)
		queueMicrotask(() => {
			roots.get(element)?.unmount()
			element.replaceChildren(...asServed)
			// Taken out of the document, they have lost their places.
			dialog?.close()
			dialog?.showModal()
			if (element.contains(focused)) focused?.focus()
		})
	}
	return {
		onUncaughtError: leave,
		onRecoverableError: (error: unknown) => 'live' in element.dataset || leave(error),
	}
}
