import type { ImageSlot } from '#content/images/image-slot.ts'
import { locales } from '#domain/locale.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { publicPath } from './output.ts'

export type SheetEntry = {
	name: string
	slot: Pick<ImageSlot, 'width' | 'height'>
	/** Spanish, then English when it differs. */
	pictures: readonly BuiltPicture[]
	alt: ImageSlot['alt']
	/** A note on its weight for the reviewer. */
	note: string
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: ${colours.paper}; color: ${colours.ink} }
h1, p, nav { margin: 0; padding: 12px 24px } section { border-top: 1px solid #0003 }
h2 { margin: 0; padding: 16px 24px 0; font-size: 20px } small { font-weight: normal }
.grounds { display: grid; grid-template-columns: 1fr 1fr } .grounds > div { padding: 24px; display: flex; gap: 16px; flex-wrap: wrap }
.dark { background: #101a18 } .cards { display: flex; flex-wrap: wrap; gap: 16px; padding: 24px }
img { display: block; height: auto; border-radius: 8px } .full { max-width: 100% } .card { width: 300px }
nav a { margin-inline-end: 12px; color: ${colours.fern} }
`

/** One page with every picture at card and full size, on a light and a dark ground, for a person to review. */
export function contactSheet(
	entries: readonly SheetEntry[],
	cards: readonly string[],
	icons: readonly string[],
): string {
	const links = entries.map(({ name }) => `<a href="#${name}">${name}</a>`)
	return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<h1>Contact sheet: ${entries.length} slots</h1><nav>${links.join(' ')}</nav>
${entries.map(section).join('\n')}
<section><h2>Icons</h2><div class="cards">${icons.map((url) => `<img src="${local(url)}" alt="" style="max-height:128px">`).join('')}</div></section>
<section><h2>Social cards</h2><div class="cards">${cards.map((url) => `<img loading="lazy" src="${local(url)}" alt="" width="480" height="252">`).join('')}</div></section>
</html>
`
}

function section({ name, slot, pictures, alt, note }: SheetEntry): string {
	const show = (kind: 'card' | 'full') =>
		pictures
			.map(
				(picture) =>
					`<img loading="lazy" class="${kind}" src="${local(largest(picture))}" width="${slot.width}" height="${slot.height}" alt="">`,
			)
			.join('')
	const ground = (kind: string) => `<div class="${kind}">${show('card')}${show('full')}</div>`
	return `<section id="${name}"><h2>${name} <small>${slot.width} × ${slot.height} · ${note}</small></h2>
${locales.map((locale) => `<p lang="${locale}">${escapeHtml(alt[locale])}</p>`).join('')}
<div class="grounds">${ground('light')}${ground('dark')}</div></section>`
}

function largest({ src, sources }: BuiltPicture): string {
	return sources[0]?.srcset.at(-1)?.url ?? src
}

/** The sheet lies beside the files, so it opens without a server. */
function local(url: string): string {
	return url.slice(publicPath.length + 1)
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
