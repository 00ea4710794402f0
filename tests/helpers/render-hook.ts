import { act, createElement, type ReactNode } from 'react'
import { vi } from 'vitest'

/** As much of a document as React needs for components that render no element. */
function createContainer() {
	const listens = { addEventListener() {}, removeEventListener() {} }
	const ownerDocument = {
		...listens,
		nodeType: 9,
		nodeName: '#document',
		defaultView: null,
		activeElement: null,
	}
	const container = {
		...listens,
		ownerDocument,
		nodeType: 1,
		nodeName: 'DIV',
		tagName: 'DIV',
		namespaceURI: 'http://www.w3.org/1999/xhtml',
		childNodes: [],
		firstChild: null,
		lastChild: null,
		textContent: '',
	}
	return container as unknown as Element
}

type HostProps<Result> = { useHook: () => Result; onRender: (result: Result) => void }

function Host<Result>({ useHook, onRender }: HostProps<Result>) {
	onRender(useHook())
	return null
}

/**
 * Renders a hook without a browser. `current` is what it returned last; `act` waits until React has taken a change in.
 * Globals that are stubbed here are put back after the test (vitest.config.ts).
 */
export async function renderHook<Result>(
	useHook: () => Result,
	wrap: (children: ReactNode) => ReactNode = (children) => children,
) {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
	vi.stubGlobal('window', globalThis)
	vi.stubGlobal('HTMLIFrameElement', class {})
	const events = new EventTarget()
	for (const name of ['addEventListener', 'removeEventListener'] as const)
		vi.stubGlobal(name, events[name].bind(events))
	const { createRoot } = await import('react-dom/client')
	const root = createRoot(createContainer())
	const rendered = { current: undefined as Result }
	const onRender = (result: Result) => {
		rendered.current = result
	}
	await act(async () => root.render(wrap(createElement(Host<Result>, { useHook, onRender }))))
	return {
		get current() {
			return rendered.current
		},
		/** What the browser tells the page. */
		dispatch: (event: Event) => act(async () => void events.dispatchEvent(event)),
		act: (change: () => unknown) =>
			act(async () => {
				await change()
			}),
	}
}

/** Both storages of a browser. What is kept in them stays for the test. */
export function stubStorage() {
	const createArea = () => {
		const values = new Map<string, string>()
		const methods = {
			getItem: (key: string) => values.get(key) ?? null,
			setItem: (key: string, value: string) => values.set(key, value),
			removeItem: (key: string) => values.delete(key),
		}
		const area = new Proxy(methods, {
			ownKeys: () => [...values.keys()],
			getOwnPropertyDescriptor: (target, key) =>
				values.has(String(key))
					? { value: values.get(String(key)), enumerable: true, configurable: true }
					: Reflect.getOwnPropertyDescriptor(target, key),
		})
		return { area, values }
	}
	const [local, session] = [createArea(), createArea()]
	vi.stubGlobal('localStorage', local.area)
	vi.stubGlobal('sessionStorage', session.area)
	return { local: local.values, session: session.values }
}
