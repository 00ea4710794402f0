import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { priceInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { termLines, withValues } from './term-lines.ts'

type Props = { request: RequestResponse; words: RequestWords; offerNames: OfferNames }

/** The original request; the agreement is shown above it. */
export function AskedSection({ request, words, offerNames }: Props) {
	const locale = useLocale()
	const { reference, name, message, agreement } = request
	const estimate = { total: request.estimate, isPartial: request.isPartial }
	const isEstimated = estimate.total !== null && !agreement
	return (
		<section data-agreed={agreement !== null}>
			<h2>{words.asked}</h2>
			<p>
				{fill(words.receipt, {
					time: formatTime(Date.parse(request.receivedAt), locale),
					reference,
				})}
			</p>
			<LabelledValues
				lines={[
					...withValues([[words.labels.name, name]]),
					...termLines(request.asked, words.labels.items, { words, offerNames, locale }),
					...withValues([
						[words.labels.message, message],
						[words.labels.estimate, isEstimated ? priceInWords(estimate, words, locale) : ''],
					]),
				]}
			/>
		</section>
	)
}
