import type { ImageName } from '#content/images.ts'
import type { Facts } from '#domain/facts.ts'
import { type InBothLanguages, locales } from '#domain/locale.ts'
import { logoSvg } from '#pictures/logo/logo.ts'
import { scenes } from '#pictures/scenes/index.ts'
import { routeMap } from '#pictures/scenes/route-map/route-map.ts'
import { cardOverlay } from '#pictures/social/card.ts'
import { cardName, composeCard, cropForCard } from '#pictures/social/write-cards.ts'
import { contentHash } from './content-hash.ts'

/** `item` names what it is (`logo`, `card /menu es`), `name` the file. */
export type Drawn = { item: string; name: string; bytes: Uint8Array }

const hashOf = (bytes: Uint8Array | string) => contentHash(bytes).slice(0, 20)

/** Drawings with the owner's facts in them, except social cards. */
export function drawSigns(facts: Facts): Drawn[] {
	const drawing = (item: string, name: string, svg: string): Drawn => ({
		item,
		name: `${name}-${hashOf(svg)}.svg`,
		bytes: Buffer.from(svg),
	})
	return [
		...attempt(() => drawing('logo', 'logo', logoSvg(facts.name))),
		...locales.flatMap((locale) =>
			attempt(() => drawing(`map ${locale}`, 'route-map', routeMap(locale, facts))),
		),
	]
}

type Cards = { path: string; name: string; slot: ImageName; titles: InBothLanguages<string> }

export async function drawCards(
	{ path, name, slot, titles }: Cards,
	photo: Uint8Array,
): Promise<Drawn[]> {
	const drawn: Drawn[] = []
	for (const locale of locales) {
		const [overlay] = attempt(() => cardOverlay(titles[locale], name))
		if (!overlay) continue
		const ground = photo.length > 0 ? photo : Buffer.from(scenes[slot](locale))
		const bytes = await composeCard(await cropForCard(ground), overlay)
		const item = `card ${path} ${locale}`
		drawn.push({ item, name: cardName(path, locale, hashOf(bytes)), bytes })
	}
	return drawn
}

/** A name in letters that the font lacks, or a title that does not fit, leaves the picture as it was. */
function attempt<Result>(draw: () => Result): Result[] {
	try {
		return [draw()]
	} catch {
		return []
	}
}
