import styles from './labelled-values.module.css'

type Props = { lines: { label: string; value: string }[] }

export function LabelledValues({ lines }: Props) {
	return (
		<dl className={styles.values}>
			{lines.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}
