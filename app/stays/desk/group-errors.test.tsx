import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fieldId } from '#app/components/field/field.tsx'
import { DeskInfoContext } from '#app/desk/desk-info.tsx'
import { offerWords } from '#content/stays/offer-words.ts'
import { figuresOf } from '#domain/stays/offer.ts'
import { newDraft } from './calendar/sheet/entry-draft.ts'
import { MoreItems } from './calendar/sheet/more-items.tsx'
import { PeopleInputs } from './rates/people-inputs.tsx'
import { WeekdayBoxes } from './rates/weekday-boxes.tsx'

/* The summary of a form's errors links to the id of each field; these errors are about several fields together. */

const nothing = () => {}
const error = 'Something is wrong here'

test('the summary can link to the error of a booking’s further items', () => {
	const draft = newDraft({ offer: 'cabin', from: '2027-03-01', to: '2027-03-02' })
	const html = renderToStaticMarkup(<MoreItems draft={draft} error={error} onChange={nothing} />)
	expect(html).toContain(`id="${fieldId('more')}"`)
	expect(html).toContain(error)
})

test('the summary can link to the error of the arrival days, which describes them', () => {
	const name = 'seasons.0.arrivalDays'
	const html = renderToStaticMarkup(
		<WeekdayBoxes legend="Arrival" name={name} error={error} chosen={[]} onChange={nothing} />,
	)
	expect(html).toMatch(new RegExp(`<fieldset [^>]*id="${fieldId(name)}"`))
	expect(html).toContain(`aria-describedby="${fieldId(name)}-error"`)
	expect(html).toContain(`id="${fieldId(name)}-error"`)
})

test('the summary can link to the error of the prices of people, which describes them', () => {
	const info = { offerNames: offerWords.es, facts: { es: {}, en: {} } }
	const html = renderToStaticMarkup(
		<DeskInfoContext value={info}>
			<PeopleInputs
				people={{}}
				offers={[figuresOf('cabin', [])]}
				errorOf={(offer) => (offer === 'cabin' ? error : undefined)}
				onChange={nothing}
			/>
		</DeskInfoContext>,
	)
	const id = fieldId('people.cabin')
	expect(html).toMatch(new RegExp(`<fieldset [^>]*id="${id}"`))
	expect(html).toContain(`aria-describedby="${id}-error"`)
})
