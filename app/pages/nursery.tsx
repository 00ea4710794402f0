import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { CheckList, Paragraphs, TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { LocalLink } from '#app/site/locale.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { nursery } from '#content/pages/nursery.ts'
import type { Route } from './+types/nursery.ts'

export const loader = pageLoader(nursery)
export const meta = pageMeta

export default function NurseryPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, slides } = loaderData
	const { intro, palm, visit, care } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<section>
						<h2>{intro.title}</h2>
						<Paragraphs texts={intro.paragraphs} />
					</section>
				}
			>
				<Slideshow pictures={slides} sizes={openingSizes} />
			</Opening>
			<Section title={visit.title}>
				<TitledList items={visit.items} />
			</Section>
			<Panels>
				<Panel title={palm.title} tone="deep">
					<Paragraphs texts={palm.paragraphs} />
					<p>
						<LocalLink to={palm.link.to}>{palm.link.label}</LocalLink>
					</p>
				</Panel>
				<Panel title={care.title}>
					<CheckList items={care.items} />
				</Panel>
			</Panels>
		</Page>
	)
}
