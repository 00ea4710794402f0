import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { QuestionList } from '#app/components/section/question-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { TitledList } from '#app/components/section/titled-list.tsx'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { loadPrices } from '#app/stays/prices/load-prices.ts'
import { Prices } from '#app/stays/prices/prices.tsx'
import { horsebackRiding } from '#content/pages/horseback-riding.ts'
import type { Route } from './+types/horseback-riding.ts'

export function loader(args: Route.LoaderArgs) {
	return { ...loadPage(horsebackRiding, args), prices: loadPrices('horses', args) }
}

export const meta = pageMeta

export default function HorsebackRidingPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, prices } = loaderData
	const { rides, hikes, eco, bring, questions } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<Section title={rides.title} picture={pictures.rides}>
				<Paragraphs texts={rides.paragraphs} />
				<TitledList items={rides.items} />
			</Section>
			<Prices prices={prices} />
			<Section title={hikes.title} picture={pictures.hikes} reverse>
				<Paragraphs texts={hikes.paragraphs} />
				<TitledList items={hikes.items} />
			</Section>
			<Panels>
				<Panel title={eco.title} tone="deep">
					<p>{eco.text}</p>
				</Panel>
				<Panel title={bring.title}>
					<CheckList items={bring.items} />
				</Panel>
			</Panels>
			<Section title={questions.title}>
				<QuestionList items={questions.items} />
			</Section>
		</Page>
	)
}
