import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { factsWords } from '#content/editing/facts-words.ts'
import type { FieldError } from '#domain/errors.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './facts-form.module.css'

const most = 4

type Props = {
	phones: readonly string[]
	label: string
	hint: string
	errors: readonly FieldError[]
	onChange: (phones: string[]) => void
}

/** One to four phones. */
export function PhonesInput({ phones, label, hint, errors, onChange }: Props) {
	const words = useWords(factsWords)
	const change = (index: number, phone: string) =>
		onChange(phones.map((old, other) => (other === index ? phone : old)))
	return (
		<fieldset className={styles.inner}>
			<legend>{label}</legend>
			<p className={styles.hint}>{hint}</p>
			{phones.map((phone, index) => {
				const number = String(index + 1)
				const code = errors.find(({ field }) => field === `phones.${index}`)?.code
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: while a number is typed, its place is all that stays.
					<div key={index} className={`cluster ${styles.row}`}>
						<TextField
							name={`phones.${index}`}
							label={fill(words.phone, { number })}
							error={code && words.errors[code]}
							type="tel"
							autoComplete="off"
							value={phone}
							onChange={({ target }) => change(index, target.value)}
						/>
						{phones.length > 1 && (
							<Button
								variant="quiet"
								aria-label={fill(words.removePhone, { number })}
								onClick={() => onChange(phones.filter((_, other) => other !== index))}
							>
								✕
							</Button>
						)}
					</div>
				)
			})}
			{phones.length < most && (
				<Button variant="quiet" onClick={() => onChange([...phones, ''])}>
					{words.addPhone}
				</Button>
			)}
		</fieldset>
	)
}
