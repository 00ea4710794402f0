/*
 * Part of the inline script: controls that need a script and must work before React mounts.
 *
 * `data-row` marks a box that holds a row of items to scroll and buttons for it: dots (`aria-current`), steps (`value`
 * -1 or 1) and perhaps a pause button (`aria-pressed`). A React component that takes over removes `data-row` in the
 * same commit in which it reads the row's position, so that every press is handled exactly once.
 *
 * The rest needs no state and stays in service: steppers, printing, dialogs in browsers without invoker commands, pictures
 * that open large, ids of forms, the back-to-top link, and whether the page is scrolled so far that it shows.
 */

import { loadEntry } from './load-entry.ts'

const scrolledPixels = 100

addEventListener(
	'click',
	(event) => {
		const pressed = event.target as Element
		const picture = pressed.closest<HTMLAnchorElement>('a[href^="/pictures/"]')
		if (picture && !event.ctrlKey && !event.metaKey && !event.shiftKey) openLarge(picture, event)
		// The browser's own jump, with its focus, but neither an entry in the history nor a trace in the address.
		if (pressed.closest('[href="#top"]')) {
			event.preventDefault()
			location.replace('#top')
			history.replaceState(null, '', location.pathname + location.search)
		}
		const button = pressed.closest('button')
		const box = button?.closest<HTMLElement>('[data-row]')
		if (button && box) {
			press(box, button)
			// If React is hydrating, it would replay this press after hydration.
			event.stopPropagation()
		} else if (button) runCommand(button)
	},
	{ capture: true },
)

/**
 * The picture opens at once; the others and the controls come with gallery.ts. If that cannot be loaded, the link is
 * followed. Until then a tap anywhere closes the picture, since phones have no Escape.
 */
function openLarge(link: HTMLAnchorElement, event: Event) {
	const dialog = document.createElement('dialog')
	// Browsers without dialogs follow the link.
	if (!('showModal' in dialog)) return
	event.preventDefault()
	const image = new Image()
	image.src = link.href
	dialog.onclick = () => dialog.close()
	dialog.append(image)
	document.body.append(dialog)
	dialog.showModal()
	loadEntry()
		.then(({ loadGallery }) => loadGallery())
		.then(({ fillGallery }) => fillGallery(dialog, link))
		.catch(() => {
			// Closed meanwhile: the visitor stays.
			if (dialog.open) location.assign(link.href)
			dialog.remove()
		})
}

function press(box: HTMLElement, button: HTMLButtonElement) {
	if (button.hasAttribute('aria-pressed')) setPressed(button, !isTrue(button, 'aria-pressed'))
	else if (!isTrue(button, 'aria-disabled')) {
		const { row, dots, count, index, itemWidth } = measure(box)
		const dot = dots.indexOf(button)
		const target = dot < 0 ? (index + Number(button.value) + count) % count : dot
		row.scrollTo({ left: target * itemWidth, behavior: 'instant' })
	}
}

addEventListener(
	'scroll',
	({ target }) => {
		if (target === document)
			document.documentElement.toggleAttribute('data-scrolled', scrollY > scrolledPixels)
		const box = target instanceof Element && target.closest<HTMLElement>('[data-row]')
		if (box) showPlace(box)
	},
	{ capture: true, passive: true },
)

/** A row without dots shows its position as numbers. */
function showPlace(box: HTMLElement) {
	box.dataset.moved = ''
	const { dots, count, index } = measure(box)
	dots.forEach((dot, place) => {
		dot.setAttribute('aria-current', String(place === index))
	})
	if (box.dataset.row !== 'bounded') return
	const [back, forward] = box.querySelectorAll('[aria-disabled]')
	back?.setAttribute('aria-disabled', String(index === 0))
	forward?.setAttribute('aria-disabled', String(index === count - 1))
	const place = box.querySelector('[aria-live]')
	if (place)
		place.textContent = dots[index]?.getAttribute('aria-label') ?? `${index + 1} / ${count}`
}

function measure(box: HTMLElement) {
	const row = box.firstElementChild as HTMLElement
	const [first, second] = row.children as unknown as HTMLElement[]
	const itemWidth = first && second ? second.offsetLeft - first.offsetLeft : 1
	const dots = [...box.querySelectorAll('[aria-current]')]
	const index = Math.round(row.scrollLeft / itemWidth)
	return { row, dots, count: row.children.length, itemWidth, index }
}

function runCommand(button: HTMLButtonElement) {
	if (button.dataset.step) step(button, Number(button.dataset.step))
	if (button.hasAttribute('data-print')) print()
	if ('command' in HTMLButtonElement.prototype) return
	const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
	if (!(dialog instanceof HTMLDialogElement)) return
	if (button.getAttribute('command') === 'close') dialog.close()
	else if (!dialog.open) dialog.showModal()
}

/** Steps the number field beside the button, within its bounds; an empty one begins at its minimum. */
function step(button: HTMLButtonElement, by: number) {
	const field = button.parentElement?.querySelector('input')
	field?.stepUp(by)
	field?.dispatchEvent(new Event('input', { bubbles: true }))
}

// An enquiry posted before React is loaded has the id under which React would send it again.
addEventListener(
	'submit',
	({ target }) => {
		const id = (target as Element).querySelector<HTMLInputElement>('[data-id]')
		// Without `randomUUID`, on plain HTTP, the server derives an id from what is posted.
		if (id) id.value ||= crypto.randomUUID?.() ?? ''
	},
	{ capture: true },
)

// Load lazy pictures before printing; WebKit would omit them.
addEventListener('beforeprint', () => {
	for (const picture of document.images) picture.loading = 'eager'
})

function isTrue(element: Element, attribute: string): boolean {
	return element.getAttribute(attribute) === 'true'
}

function setPressed(button: Element, isPressed: boolean) {
	button.setAttribute('aria-pressed', String(isPressed))
}

// Without motion a slideshow starts paused.
if (matchMedia('(prefers-reduced-motion: reduce)').matches)
	for (const button of document.querySelectorAll('[data-row] [aria-pressed]'))
		setPressed(button, true)
