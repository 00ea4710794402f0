import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { Island } from '#app/islands/island.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { nursery } from '#content/pages/nursery.ts'
import type { Route } from './+types/nursery.ts'
import styles from './nursery.module.css'

export const loader = pageLoader(nursery)
export const meta = pageMeta

export default function NurseryPage({ loaderData }: Route.ComponentProps) {
	const { slideshow } = useChrome()
	const { copy, head, picture, slides } = loaderData
	const { intro, palm, visit, care } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<section className={styles.intro}>
						<h2>{intro.title}</h2>
						<Paragraphs texts={intro.paragraphs} />
					</section>
				}
			>
				<Island of={Slideshow} pictures={slides} sizes={openingSizes} words={slideshow} />
			</Opening>
			<section className={styles.visit}>
				<h2>{visit.title}</h2>
				<ul>
					{visit.items.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<div className={styles.palm}>
				<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 40rem" />
				<Panel title={palm.title} tone="deep">
					<Paragraphs texts={palm.paragraphs} />
					<p>
						<LocalLink to={palm.link.to}>{palm.link.label}</LocalLink>
					</p>
				</Panel>
				<p className={styles.quote}>{palm.quote}</p>
				<section className={styles.care}>
					<h2>{care.title}</h2>
					<CheckList items={care.items} />
				</section>
			</div>
		</Page>
	)
}
