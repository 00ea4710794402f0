import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs, TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { craftsShop } from '#content/pages/crafts-shop.ts'
import type { Route } from './+types/crafts-shop.ts'

export const loader = pageLoader(craftsShop)
export const meta = pageMeta

export default function CraftsShopPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures } = loaderData
	const { intro, items, fair, visit } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<FramedPicture picture={pictures.table} sizes={openingSizes} priority />
			</Opening>
			<Section title={intro.title} picture={picture} reverse>
				<Paragraphs texts={intro.paragraphs} />
			</Section>
			<Section title={items.title}>
				<TitledList items={items.list} />
			</Section>
			<Panels>
				<Panel title={fair.title} tone="deep">
					<p>{fair.text}</p>
				</Panel>
				<Panel title={visit.title}>
					<p>{visit.text}</p>
				</Panel>
			</Panels>
		</Page>
	)
}
