import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { coffeeHouse } from '#content/pages/coffee-house.ts'
import type { Route } from './+types/coffee-house.ts'
import styles from './coffee-house.module.css'

export const loader = pageLoader(coffeeHouse)
export const meta = pageMeta

export default function CoffeeHousePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures } = loaderData
	const { intro, offer, region, visit } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<Panel title={offer.title} tone="deep">
						<dl className={styles.board}>
							{offer.items.map(({ title, text }) => (
								<div key={title}>
									<dt>{title}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</Panel>
				}
			>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<Section title={intro.title} picture={pictures.terrace}>
				<Paragraphs texts={intro.paragraphs} />
			</Section>
			<Panels>
				<Panel title={region.title}>
					<p>{region.text}</p>
				</Panel>
				<Panel title={visit.title} tone="sun">
					<p>{visit.text}</p>
				</Panel>
			</Panels>
		</Page>
	)
}
