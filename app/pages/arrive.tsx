import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { RouteCard } from '#app/components/route-card/route-card.tsx'
import { CheckList, QuestionList, TitledList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { servicesContext } from '#app/services.ts'
import { linksOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { codesOf } from '#app/site/qr-code.ts'
import { useChrome } from '#app/site/root-data.ts'
import { arrive } from '#content/pages/arrive.ts'
import type { Route } from './+types/arrive.ts'
import styles from './arrive.module.css'

export function loader(args: Route.LoaderArgs) {
	const page = loadPage(arrive, args)
	const { facts } = args.context.get(servicesContext).content
	return {
		...page,
		mapAddress: linksOf(facts, page.head.locale).map,
		codes: codesOf(page.head, facts),
	}
}

export const meta = pageMeta

export default function ArrivePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, mapAddress, codes } = loaderData
	const { newTab } = useChrome()
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<section className={styles.ways}>
				<h2>{copy.ways.title}</h2>
				<TitledList items={Object.values(copy.ways.items)} />
			</section>

			<section className={styles.route}>
				<div>
					<h2>{copy.routeCard.title}</h2>
					<p>{copy.routeCard.text}</p>
					<p className={styles.actions}>
						<PrintButton>{copy.routeCard.print}</PrintButton>
						<ActionLink to={mapAddress} variant="quiet" label={`${copy.map.label} ${newTab}`}>
							{copy.map.label}
						</ActionLink>
					</p>
				</div>
				<RouteCard
					sign={copy.routeCard.sign}
					rows={copy.routeCard.rows}
					map={pictures.map}
					caption={copy.map.caption}
				>
					<PrintedCodes
						codes={[
							{ code: codes.place, label: copy.codes.place },
							{ code: codes.page, label: copy.codes.page },
						]}
					/>
				</RouteCard>
			</section>

			<Section title={copy.before.title} picture={pictures.gate}>
				<p>{copy.before.text}</p>
			</Section>
			<Section title={copy.bring.title}>
				<CheckList items={copy.bring.items} />
			</Section>
			<Section title={copy.cold.title}>
				<p>{copy.cold.text}</p>
			</Section>
			<Section title={copy.questions.title}>
				<QuestionList items={copy.questions.items} />
			</Section>
		</Page>
	)
}
