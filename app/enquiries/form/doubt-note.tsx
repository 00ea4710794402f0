import { useSyncExternalStore } from 'react'
import { Button } from '#app/components/button/button.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import type { Doubt } from '#domain/enquiries/doubts.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './doubt-note.module.css'

type Props = { doubt: Doubt; words: FormWords; onTake: (doubt: Doubt) => void }

/** Asks the visitor to look at a field once more. */
export function DoubtNote({ doubt, words, onTake }: Props) {
	// The button needs scripts, so a page that came back without them shows the question alone.
	const hasScripts = useSyncExternalStore(never, isTrue, isFalse)
	return (
		<p className={styles.doubt}>
			{doubtInWords(doubt, words)}{' '}
			{doubt.suggestion && hasScripts && (
				<Button variant="quiet" onClick={() => onTake(doubt)}>
					{words.check.take}
				</Button>
			)}
		</p>
	)
}

function doubtInWords({ field, suggestion }: Doubt, { check }: FormWords): string {
	return suggestion ? fill(check.suggestion, { suggestion }) : check[field]
}

const never = () => () => {}
const isTrue = () => true
const isFalse = () => false
