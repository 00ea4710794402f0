import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { Island } from '#app/islands/island.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { games } from '#content/pages/games.ts'
import type { Route } from './+types/games.ts'
import styles from './games.module.css'

export const loader = pageLoader(games)
export const meta = pageMeta

export default function GamesPage({ loaderData }: Route.ComponentProps) {
	const { slideshow } = useChrome()
	const { copy, head, slides, picture } = loaderData
	const { list, parents, groups } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<Island of={Slideshow} pictures={slides} sizes={openingSizes} words={slideshow} />
			</Opening>
			<section className={styles.games}>
				<h2>{list.title}</h2>
				<ol>
					{list.items.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</section>
			<Section title={parents.title} picture={picture}>
				<Paragraphs texts={parents.paragraphs} />
			</Section>
			<Panels>
				<Panel title={groups.title} tone="sun">
					<p>{groups.text}</p>
				</Panel>
			</Panels>
		</Page>
	)
}
