import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { cocoraValley } from '#content/pages/cocora-valley.ts'
import type { Route } from './+types/cocora-valley.ts'

export const loader = pageLoader(cocoraValley)
export const meta = pageMeta

export default function CocoraValleyPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures } = loaderData
	const { place, palm, law, parrots, legend, park, care } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<Section title={place.title} picture={pictures.place}>
				<Paragraphs texts={place.paragraphs} />
			</Section>
			<Section title={palm.title} picture={pictures.palm} reverse>
				<Paragraphs texts={palm.paragraphs} />
				<p>
					<LocalLink to={palm.link.to}>{palm.link.label}</LocalLink>
				</p>
			</Section>
			<Panels>
				<Panel title={law.title}>
					<p>{law.text}</p>
				</Panel>
				<Panel title={parrots.title} tone="sun">
					<p>{parrots.text}</p>
				</Panel>
				<Panel title={legend.title} tone="deep">
					<p>{legend.text}</p>
				</Panel>
			</Panels>
			<Section title={park.title} picture={pictures.park}>
				<p>{park.text}</p>
			</Section>
			<Section title={care.title}>
				<CheckList items={care.items} />
			</Section>
		</Page>
	)
}
