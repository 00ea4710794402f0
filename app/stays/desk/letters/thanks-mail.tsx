import { useState } from 'react'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import { useSaveOptions } from './use-save-options.ts'

/** Whether guests get the letter after their stay. Optimistic: the switch changes back if saving fails. */
export function ThanksMail({ options }: { options: StayOptions }) {
	const words = useWords(deskLettersWords)
	const [chosen, setChosen] = useState(false)
	const { save, isBusy } = useSaveOptions()

	function choose(thanksMail: boolean) {
		setChosen(thanksMail)
		save({ thanksMail })
	}

	return (
		<section>
			<h2>{words.thanks.title}</h2>
			<CheckboxField
				name="thanks-mail"
				required={false}
				checked={isBusy ? chosen : options.thanksMail}
				onChange={({ target }) => choose(target.checked)}
			>
				{words.thanks.label}
			</CheckboxField>
		</section>
	)
}
