import { Icon } from '#app/components/icon/icon.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './delete-button.module.css'

export type DeleteButtonProps = { name: string; onClick: () => void }

export function DeleteButton({ name, onClick }: DeleteButtonProps) {
	return (
		<button
			type="button"
			className={styles.button}
			aria-label={fill(deletionWords[localeHere()].button, { name })}
			onClick={onClick}
		>
			<Icon name="trash" />
		</button>
	)
}
