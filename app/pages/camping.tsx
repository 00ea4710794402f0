import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { CheckList, TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { camping } from '#content/pages/camping.ts'
import type { Route } from './+types/camping.ts'
import styles from './camping.module.css'

export const loader = pageLoader(camping)
export const meta = pageMeta

export default function CampingPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, slides } = loaderData
	const { price, services, equipment, cold, note, rules, nextStep } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<Panel title={price.title} tone="sun">
						<p className={styles.amount}>
							{price.amount} <span>{price.unit}</span>
						</p>
						<p>{price.text}</p>
						<ActionLink to={nextStep.to}>{nextStep.label}</ActionLink>
					</Panel>
				}
			>
				<Slideshow pictures={slides} sizes={openingSizes} />
			</Opening>
			<Section title={services.title}>
				<TitledList items={services.items} />
			</Section>
			<Section title={equipment.title}>
				<p>{equipment.text}</p>
				<CheckList items={equipment.items} />
			</Section>
			<Panels>
				<Panel title={cold.title}>
					<p>{cold.text}</p>
				</Panel>
				<Panel title={note.title} tone="deep">
					<p>{note.text}</p>
				</Panel>
			</Panels>
			<Section title={rules.title}>
				<ol className={styles.rules}>
					{rules.items.map((rule) => (
						<li key={rule}>{rule}</li>
					))}
				</ol>
			</Section>
		</Page>
	)
}
