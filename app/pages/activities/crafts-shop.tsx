import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { craftsShop } from '#content/pages/crafts-shop.ts'
import type { Route } from './+types/crafts-shop.ts'
import styles from './crafts-shop.module.css'

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
			<section className={styles.story}>
				<div>
					<h2>{intro.title}</h2>
					<Paragraphs texts={intro.paragraphs} />
				</div>
				<p className={styles.quote}>{intro.quote}</p>
			</section>
			<section className={styles.goods}>
				<h2>{items.title}</h2>
				<ul>
					{items.list.map(({ title, text }) => (
						<li key={title}>
							<div>
								<h3>{title}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ul>
			</section>
			<div className={styles.shop}>
				<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 46rem" />
				<Panel title={visit.title}>
					<p>{visit.text}</p>
				</Panel>
				<Panel title={fair.title} tone="deep">
					<p>{fair.text}</p>
				</Panel>
			</div>
		</Page>
	)
}
