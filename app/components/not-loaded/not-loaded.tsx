import { Button } from '#app/components/button/button.tsx'
import styles from './not-loaded.module.css'

type Props = {
	words: { loading: string; tryAgain: string }
	/** The failure; undefined while it loads. */
	failure: string | false | undefined
	onRetry: () => void
}

/** Replaces data of the owner's desk while they load or after loading failed. */
export function NotLoaded({ words, failure, onRetry }: Props) {
	if (!failure) return <p role="status">{words.loading}</p>
	return (
		<div role="alert" className={styles.failed}>
			<p>{failure}</p>
			<Button variant="quiet" onClick={onRetry}>
				{words.tryAgain}
			</Button>
		</div>
	)
}
