import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { choiceWords } from '#content/stays/choice-words.ts'
import { localizePath } from '#domain/locale.ts'
import styles from './estimate.module.css'
import { type FormEstimate, fetchEstimate, questionOf } from './form-estimate.ts'

type Props = {
	/** Made by the server for a form posted without scripts. */
	estimate: FormEstimate | undefined
}

/** The price of the chosen items night by night, and the nights that are full. Updates with the form around it. */
export function EstimateOfForm({ estimate: given }: Props) {
	const locale = useLocale()
	const box = useRef<HTMLDivElement>(null)
	const [estimate, setEstimate] = useState(given)

	useEffect(() => {
		const form = box.current?.closest('form')
		if (!form) return
		let asked = ''
		const follow = async () => {
			const question = questionOf(form, locale)
			if (question === asked) return
			asked = question
			// If the call fails there is no estimate; the request can still be sent.
			const response = question ? await fetchEstimate(question).catch(() => undefined) : undefined
			if (asked === question) setEstimate(response)
		}
		follow()
		form.addEventListener('input', follow)
		return () => form.removeEventListener('input', follow)
	}, [locale])

	return (
		<div ref={box} id="estimate" role="status">
			{estimate && <EstimateLines {...estimate} />}
		</div>
	)
}

/** Without scripts the estimate is asked for. It follows the button that sends, which Enter presses. */
export function AskForEstimate() {
	const locale = useLocale()
	const { showEstimate } = useWords(choiceWords, 'booking-choice')
	return (
		<noscript>
			<Button
				type="submit"
				variant="quiet"
				name="estimate"
				value="1"
				formAction={`${localizePath('/booking', locale)}#estimate`}
			>
				{showEstimate}
			</Button>
		</noscript>
	)
}

function EstimateLines({ title, items, total, warnings, notice }: FormEstimate) {
	return (
		<section className={styles.estimate} aria-labelledby="estimate-title">
			<h3 id="estimate-title">{title}</h3>
			<dl>
				{items.map(({ name, prices }) => (
					<div key={name}>
						<dt>{name}</dt>
						{prices.map((price) => (
							<dd key={price}>{price}</dd>
						))}
					</div>
				))}
				{total && (
					<div className={styles.total}>
						<dt>{total.label}</dt>
						<dd>{total.price}</dd>
					</div>
				)}
			</dl>
			{warnings.map((warning) => (
				<p key={warning} className={styles.full}>
					{warning}
				</p>
			))}
			{notice && <p>{notice}</p>}
		</section>
	)
}
