import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import { entryInWords } from '#domain/stays/history-words.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './request-history.module.css'
import { WrittenText } from './written-text.tsx'

type Props = { history: RequestResponse['history']; words: RequestWords }

/** Lists what both sides did, oldest first. */
export function RequestHistory({ history, words }: Props) {
	const locale = useLocale()
	if (history.length === 0) return null
	return (
		<section>
			<h2>{words.history}</h2>
			<ol className={styles.history}>
				{history.map(({ at, by, action, text, ...figures }, index) => (
					<li key={at + action}>
						<p>
							<time dateTime={at}>{formatTime(Date.parse(at), locale)}</time>: {words.by[by]}{' '}
							{action !== 'note' &&
								entryInWords(
									{ action, at, ...figures },
									history.slice(0, index),
									{ ...words.happened, plusRest: words.plusRest },
									locale,
								)}
						</p>
						{text && <WrittenText>{text}</WrittenText>}
					</li>
				))}
			</ol>
		</section>
	)
}
