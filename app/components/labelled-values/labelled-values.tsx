import styles from './labelled-values.module.css'

type Props = { lines: { label: string; value: string; note?: string | undefined }[] }

export function LabelledValues({ lines }: Props) {
	return (
		<dl className={styles.values}>
			{lines.map(({ label, value, note }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{value}
						{note && <strong className={styles.note}>{note}</strong>}
					</dd>
				</div>
			))}
		</dl>
	)
}
