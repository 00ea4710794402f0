import { Directions } from '#app/components/directions/directions.tsx'
import { Figures } from '#app/components/figures/figures.tsx'
import { OpenNow } from '#app/components/open-now/open-now.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { RouteCard } from '#app/components/route-card/route-card.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { QuestionList } from '#app/components/section/question-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { TitledList } from '#app/components/section/titled-list.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { codesOf } from '#app/site/printed-codes.ts'
import { hoursInWords } from '#content/hours-in-words.ts'
import { arrive } from '#content/pages/arrive.ts'
import type { Route } from './+types/arrive.ts'
import styles from './arrive.module.css'

export function loader(args: Route.LoaderArgs) {
	const page = loadPage(arrive, args)
	const { facts } = args.context.get(servicesContext).content
	const { coordinates, hours } = facts
	return { ...page, coordinates, hours, codes: codesOf(page.head, facts) }
}

export const meta = pageMeta

export default function ArrivePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, coordinates, hours, codes } = loaderData
	const { bring, cold, questions, routeCard } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<div className={styles.start}>
				<Figures items={copy.figures} />
				<Island of={OpenNow} hours={hours} inWords={hoursInWords(hours, head.locale)} />
				<Directions coordinates={coordinates} />
			</div>
			<section className={styles.ways}>
				<h2>{copy.ways.title}</h2>
				<TitledList items={Object.values(copy.ways.items)} />
			</section>

			<section className={styles.route}>
				<h2>{routeCard.title}</h2>
				<p>{routeCard.text}</p>
				<p>
					<PrintButton>{routeCard.print}</PrintButton>
				</p>
				<RouteCard
					sign={routeCard.sign}
					rows={routeCard.rows}
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
			<div className={styles.ready}>
				<section>
					<h2>{bring.title}</h2>
					<CheckList items={bring.items} />
				</section>
				<section className={styles.cold}>
					<h2>{cold.title}</h2>
					<Figures items={cold.figures} />
					<p>{cold.text}</p>
				</section>
				<section>
					<h2>{questions.title}</h2>
					<QuestionList items={questions.items} />
				</section>
			</div>
		</Page>
	)
}
