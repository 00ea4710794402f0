import { photosDocument } from '#domain/editing/photo.ts'
import { readTextIds, type TextAddress, type TextId } from '#domain/editing/text-ids.ts'

type Options = {
	isEditable: (document: string) => boolean
	onPress: (press: Press) => void
	onPicture: (slot: string) => void
}
type Press = { address: TextAddress; link: HTMLAnchorElement | null }

const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-longest']
const controls = 'a, button, summary, label, input, select, textarea'

/** Marks the parts of the page that belong to editing itself. */
export const editorAttribute = 'data-editor'

/**
 * Takes the ids out of the page as soon as React has written them, before anything is painted, and remembers to which
 * text each node belongs. Presses on a text are reported instead of doing what they usually do.
 */
export function watchEditableTexts({ isEditable, onPress, onPicture }: Options) {
	const idsOf = new Map<Text, TextId[]>()
	const focusable = new Set<HTMLElement>()
	const shownInstead = new Map<Text, string>()

	const observer = new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes) {
			if (type === 'childList') for (const node of addedNodes) read(node)
			else read(target)
		}
	})

	function read(root: Node) {
		if (root instanceof Text) readText(root)
		if (!(root instanceof Element) || root.closest(`[${editorAttribute}]`)) return
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
		while (texts.nextNode()) readText(texts.currentNode as Text)
		for (const element of [root, ...root.querySelectorAll('*')]) clean(element)
	}

	function readText(node: Text) {
		const { plain, ids: all } = readTextIds(node.data)
		if (all.length === 0) return
		node.data = plain
		const ids = all.filter(({ document }) => isEditable(document))
		if (ids.length === 0) return
		shownInstead.delete(node)
		idsOf.set(node, ids)
		const host = node.parentElement
		if (!host) return
		host.dataset.text = ''
		if (host.closest(controls) || host.hasAttribute('tabindex')) return
		host.tabIndex = 0
		focusable.add(host)
	}

	function clean(element: Element) {
		for (const name of attributes) {
			const { plain, ids } = readTextIds(element.getAttribute(name) ?? '')
			if (ids.length > 0) element.setAttribute(name, plain)
		}
		if (element instanceof HTMLImageElement) {
			const slot = isEditable(photosDocument) && slotOf(element)
			if (slot) element.dataset.slot = slot
		}
		// Open folded texts so that they can be pressed. A flip card has only its summary.
		if (element instanceof HTMLDetailsElement && element.childElementCount > 1) element.open = true
	}

	/** early-controls.ts hears every click first and would open the picture large, so the link goes before the click. */
	function handleDown({ target }: PointerEvent) {
		;(target as Element).closest('a[href^="/pictures/"]')?.removeAttribute('href')
	}

	function handleClick(event: MouseEvent) {
		const target = event.target as Element
		if (target.closest(`[${editorAttribute}]`) || isTurn(target)) return
		const control = target.closest(controls)
		const host = target.closest('[data-text]') ?? control?.querySelector('[data-text]')
		const address = host && addressAt(host, event)
		if (!address) {
			const picture = pictureAt(event, control)
			if (!picture) return
			event.preventDefault()
			event.stopImmediatePropagation()
			onPicture(picture)
			return
		}
		event.preventDefault()
		event.stopImmediatePropagation()
		onPress({ address, link: target.closest('a') })
	}

	function handleKey(event: KeyboardEvent) {
		const host = event.target as HTMLElement
		if (event.key !== 'Enter' || !focusable.has(host)) return
		const address = addressAt(host)
		if (!address) return
		event.preventDefault()
		onPress({ address, link: null })
	}

	/** The text under the finger; an element may hold several. */
	function addressAt(host: Element, at?: MouseEvent): TextAddress | undefined {
		const texts = [...idsOf.keys()].filter((node) => host.contains(node))
		const ids = texts.flatMap((node) => idsOf.get(node) ?? [])
		if (ids.length <= 1 || !at) return ids[0]
		const { node, offset } = caretAt(at) ?? { node: host, offset: 0 }
		const own = idsOf.get(node as Text)
		return own?.findLast((id) => id.at <= offset) ?? own?.[0] ?? ids[0]
	}

	read(document.body)
	observer.observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
		attributeFilter: attributes,
	})
	document.addEventListener('pointerdown', handleDown, { capture: true })
	document.addEventListener('click', handleClick, { capture: true })
	document.addEventListener('keydown', handleKey, { capture: true })

	return {
		/** Shows what a text would say, until React writes it again. */
		show(address: TextAddress, text: string) {
			for (const [node, [id, ...others]] of idsOf) {
				if (!id || others.length > 0 || !isSame(id, address)) continue
				if (!shownInstead.has(node)) shownInstead.set(node, node.data)
				node.data = text
			}
		},
		showAsWas() {
			for (const [node, text] of shownInstead) node.data = text
			shownInstead.clear()
		},
		stop() {
			observer.disconnect()
			document.removeEventListener('pointerdown', handleDown, { capture: true })
			document.removeEventListener('click', handleClick, { capture: true })
			document.removeEventListener('keydown', handleKey, { capture: true })
			for (const host of focusable) host.removeAttribute('tabindex')
			for (const host of document.querySelectorAll<HTMLElement>('[data-text]'))
				delete host.dataset.text
			for (const image of document.querySelectorAll<HTMLElement>('img[data-slot]'))
				delete image.dataset.slot
		},
	}
}

export type EditableTexts = ReturnType<typeof watchEditableTexts>

/** Pictures of the site have their slot's name in their address (pictures/pipeline). */
function slotOf(image: HTMLImageElement): string | undefined {
	const { pathname } = new URL(image.currentSrc || image.src, location.href)
	return /^\/pictures\/([\w-]+?)(-(?:es|en))?-[0-9a-f]{8,}(-\d+)?\.\w+$/.exec(pathname)?.[1]
}

/** The picture under the finger, also below what only decorates it, but not below a button. */
function pictureAt({ clientX, clientY }: MouseEvent, control: Element | null): string | undefined {
	const under = document.elementsFromPoint(clientX, clientY)
	const image = under.find((element) => element.matches('img[data-slot]'))
	if (!image || (control && !control.contains(image))) return undefined
	return (image as HTMLElement).dataset.slot
}

function isSame(one: TextAddress, other: TextAddress): boolean {
	return one.document === other.document && one.path === other.path
}

/** The button that turns a flip card must work: the text on the back is edited there. */
function isTurn(target: Element): boolean {
	return target.closest('summary')?.parentElement?.childElementCount === 1
}

function caretAt({ clientX, clientY }: MouseEvent): { node: Node; offset: number } | undefined {
	if (document.caretPositionFromPoint) {
		const position = document.caretPositionFromPoint(clientX, clientY)
		return position ? { node: position.offsetNode, offset: position.offset } : undefined
	}
	const range = document.caretRangeFromPoint(clientX, clientY)
	return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
