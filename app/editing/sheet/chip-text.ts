const pattern = /\{(\w+)\}/g
/** Browsers cannot put the caret after a chip that ends a text; `oneLine` drops it. */
const caretPlace = '\u200b'

export type ChipWords = { label: string; value: string }

/** Writes a text into an editable element, its placeholders as chips that can be deleted but not mistyped. */
export function writeChips(
	element: HTMLElement,
	text: string,
	chipOf: (name: string) => ChipWords | undefined,
) {
	const nodes: Node[] = []
	let end = 0
	for (const found of text.matchAll(pattern)) {
		const [whole, name = ''] = found
		const words = chipOf(name)
		if (!words) continue
		nodes.push(new Text(text.slice(end, found.index) || caretPlace), createChip(name, words))
		end = found.index + whole.length
	}
	nodes.push(new Text(text.slice(end) || (nodes.length > 0 ? caretPlace : '')))
	element.replaceChildren(...nodes)
}

/** The text as it is stored. */
export function readChips(element: Node): string {
	let text = ''
	for (const node of element.childNodes) {
		if (node instanceof Text) text += node.data
		else if (node instanceof HTMLElement && node.dataset.name) text += `{${node.dataset.name}}`
		else text += ` ${readChips(node)}`
	}
	return text.replaceAll(caretPlace, '').replaceAll('\u00a0', ' ')
}

/** Puts a chip where the caret is or was, else at the end. */
export function insertChip(element: HTMLElement, name: string, words: ChipWords) {
	const selection = getSelection()
	const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
	const chip = createChip(name, words)
	const after = new Text(caretPlace)
	if (range && element.contains(range.startContainer)) {
		range.deleteContents()
		range.insertNode(after)
		range.insertNode(chip)
	} else element.append(chip, after)
	selection?.setPosition(after, after.length)
}

function createChip(name: string, { label, value }: ChipWords): HTMLElement {
	const chip = document.createElement('span')
	chip.contentEditable = 'false'
	chip.dataset.name = name
	const small = document.createElement('small')
	small.textContent = label
	chip.append(small, ' ', value)
	return chip
}
