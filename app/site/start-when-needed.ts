import { useEffect } from 'react'

type Modules = { manifest: string; entry: string; routes: [id: string, module: string][] }

declare global {
	interface Window {
		/** Buttons pressed before React was there; undefined once it is. */
		earlyClicks?: HTMLElement[]
		/** Letters pressed with Ctrl before React was there: the owner's way in and out. */
		earlyKeys?: string[]
		__reactRouterRouteModules?: Record<string, unknown>
	}
}

/**
 * Runs inline in the page, from its own source text: it may use nothing from outside its braces.
 * Links, forms, dialogs and popovers work without us; only a press on a scripted button is remembered. Who just reads
 * gets React when the first slide is about to change: until then the phone is free for reading.
 */
export function startWhenNeeded({ manifest, entry, routes }: Modules) {
	const wake = ['pointerdown', 'keydown', 'focusin', 'scroll']
	let started = false
	const start = async () => {
		if (started) return
		started = true
		for (const event of wake) removeEventListener(event, start)
		try {
			const [, ...modules] = await Promise.all([
				import(/* @vite-ignore */ manifest),
				...routes.map(([, module]) => import(/* @vite-ignore */ module)),
			])
			window.__reactRouterRouteModules = Object.fromEntries(
				routes.map(([id], index) => [id, modules[index]]),
			)
			await import(/* @vite-ignore */ entry)
		} catch {
			// The connection dropped: the page works without us, and the next touch tries again.
			started = false
			for (const event of wake) addEventListener(event, start, { passive: true })
		}
	}
	window.earlyClicks = []
	document.addEventListener('click', ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('button[type=button]')
		const isObeyed = button?.hasAttribute('command') && 'command' in button
		if (button && !button.hasAttribute('popovertarget') && !isObeyed)
			window.earlyClicks?.push(button)
	})
	window.earlyKeys = []
	const rememberKey = (event: KeyboardEvent) => {
		if (!window.earlyKeys || !event.ctrlKey || !/^[eq]$/i.test(event.key)) return
		event.preventDefault()
		window.earlyKeys.push(event.key)
	}
	// On the way down, for React stops events on their way up while it takes over the page.
	addEventListener('keydown', rememberKey, { capture: true })
	for (const event of wake) addEventListener(event, start, { passive: true })
	addEventListener('load', () => {
		document.documentElement.dataset.loaded = ''
		setTimeout(start, hasLeftSomething() ? 0 : 4000)
	})
	/** A sign-in, a draft, an enquiry that could not be sent: it comes back at once. */
	function hasLeftSomething() {
		try {
			return localStorage.length > 0
		} catch {
			return false
		}
	}
}

/** Whether this is still the server's page: true in the effects of what React is taking over. */
export function isTakingOver(): boolean {
	return window.earlyClicks !== undefined
}

/** Once React has taken over the page, presses that came too early take effect. */
export function useReplayOfEarlyClicks() {
	useEffect(() => {
		const clicks = window.earlyClicks ?? []
		window.earlyClicks = undefined
		for (const button of clicks) button.click()
		const keys = window.earlyKeys ?? []
		window.earlyKeys = undefined
		for (const key of keys)
			window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }))
	}, [])
}
