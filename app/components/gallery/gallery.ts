import type { RowKind } from '#app/components/carousel/carousel.tsx'
import { galleryWords } from '#content/gallery-words.ts'
import { splitLocale } from '#domain/locale.ts'
import styles from './gallery.css?inline'

/*
 * Loaded by early-controls.ts when a picture is pressed, whether or not React has mounted. The dialog is open already and
 * shows that picture; this adds the page's other pictures and the controls. The pictures are a row that scrolls: fingers
 * swipe and pinch natively, and early-controls.ts serves the arrows and the counter as it does for every row.
 */

export function fillGallery(dialog: HTMLDialogElement, pressed: HTMLAnchorElement) {
	// Escape or a tap closed the dialog before this module had loaded.
	if (!dialog.open) return dialog.remove()
	dialog.onclick = null
	const words = galleryWords[splitLocale(location.pathname).locale]
	const links = linksOfPage()
	const start = links.indexOf(pressed)
	const last = links.length - 1

	const row = create('div', { role: 'group', 'aria-label': words.label, tabindex: '0' })
	row.append(...links.map(enlarge))
	const back = arrow('-1', words.previous, start === 0)
	const forward = arrow('1', words.next, start === last)
	const place = create('p', { 'aria-live': 'polite' }, `${start + 1} / ${last + 1}`)
	const box = create('div', { 'data-row': 'bounded' satisfies RowKind })
	box.append(row, ...(last > 0 ? [back, place, forward] : []))
	const close = create('button', { type: 'button', 'aria-label': words.close }, '×')

	addStyles()
	dialog.className = 'gallery'
	dialog.setAttribute('aria-label', words.label)
	dialog.replaceChildren(box, close)
	row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' })
	row.focus()

	close.addEventListener('click', () => dialog.close())
	dialog.addEventListener('keydown', (event) => {
		const button = { ArrowLeft: back, ArrowRight: forward }[event.key]
		if (!button) return
		event.preventDefault()
		button.click()
	})
	addEventListener('popstate', () => dialog.close(), { once: true })
	dialog.addEventListener('close', () => {
		dialog.remove()
		giveFocusBack(pressed)
	})
}

/** Slides that wait are among them; of a picture by day and by night, the one that is shown. */
function linksOfPage(): HTMLAnchorElement[] {
	const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/pictures/"]')
	return [...links].filter(
		({ parentElement }) => parentElement && getComputedStyle(parentElement).display !== 'none',
	)
}

function enlarge(link: HTMLAnchorElement): HTMLElement {
	const small = link.querySelector('img')
	const copied = ['alt', 'width', 'height'].map((name) => [name, small?.getAttribute(name) ?? ''])
	const item = create('div', {})
	item.append(create('img', { ...Object.fromEntries(copied), src: link.href }))
	return item
}

function arrow(value: string, label: string, isDisabled: boolean): HTMLElement {
	const attributes = { type: 'button', value, 'aria-label': label }
	return create(
		'button',
		{ ...attributes, 'aria-disabled': String(isDisabled) },
		value === '1' ? '›' : '‹',
	)
}

/**
 * If the slide is no longer shown, focus its row. Fingers that moved a magnified picture may have moved the page behind it
 * too, and a dialog that closes gives the focus back without scrolling: so scroll to what has it.
 */
function giveFocusBack(link: HTMLAnchorElement) {
	link.focus()
	if (document.activeElement !== link) link.closest<HTMLElement>('[tabindex]')?.focus()
	document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

let isStyled = false

function addStyles() {
	if (isStyled) return
	isStyled = true
	const sheet = new CSSStyleSheet()
	sheet.replaceSync(styles)
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function create(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
	const element = document.createElement(name)
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
	element.textContent = text
	return element
}
