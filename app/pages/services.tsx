import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ServiceCard } from '#app/components/service-card/service-card.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { servicesPage } from '#content/pages/services.ts'
import type { Route } from './+types/services.ts'
import styles from './services.module.css'

export const loader = pageLoader(servicesPage)
export const meta = pageMeta

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, pictures } = loaderData
	return (
		<Page copy={copy} head={head}>
			<ul className={styles.cards}>
				{copy.cards.map(({ id, ...card }, index) => (
					<ServiceCard
						key={id}
						{...card}
						picture={pictures.services[id]}
						seeMore={copy.seeMore}
						heading="h2"
						priority={index === 0}
					/>
				))}
			</ul>
			<Section title={copy.plan.title}>
				<TitledList items={copy.plan.options} />
			</Section>
			<Panels>
				<Panel title={copy.goodToKnow.title} tone="deep">
					<p>{copy.goodToKnow.text}</p>
				</Panel>
			</Panels>
		</Page>
	)
}
