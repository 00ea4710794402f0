import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Section } from '#app/components/section/section.tsx'
import { TitledList } from '#app/components/section/titled-list.tsx'
import { ServiceCard } from '#app/components/service-card/service-card.tsx'
import { loadPage, type PageArguments, pageMeta } from '#app/site/loaders/page-loader.ts'
import { loadServiceCards } from '#app/stays/prices/service-cards.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { Route } from './+types/services.ts'
import styles from './services.module.css'

export function loader(args: PageArguments) {
	return { ...loadPage(servicesPage, args), cards: loadServiceCards(args) }
}

export const meta = pageMeta

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, cards, pictures } = loaderData
	return (
		<Page copy={copy} head={head}>
			<ul className={styles.cards}>
				{cards.map((card, index) => (
					<ServiceCard
						key={card.to}
						{...card}
						seeMore={copy.seeMore}
						heading="h2"
						priority={index === 0}
					/>
				))}
			</ul>
			<FramedPicture
				className={styles.place}
				picture={pictures.birdsEye}
				sizes="(max-width: 1200px) 100vw, 76rem"
			/>
			<div className={styles.plan}>
				<Section title={copy.plan.title}>
					<TitledList items={copy.plan.options} />
				</Section>
			</div>
			<Panels>
				<Panel title={copy.goodToKnow.title} tone="deep">
					<p>{copy.goodToKnow.text}</p>
				</Panel>
			</Panels>
		</Page>
	)
}
