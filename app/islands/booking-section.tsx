import { EnquirySection, type EnquirySectionProps } from '#app/enquiries/enquiry-section.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { AskForEstimate, EstimateOfForm } from '#app/stays/booking-form/estimate.tsx'
import type { FormEstimate } from '#app/stays/booking-form/form-estimate.ts'
import type { ChoiceData } from '#app/stays/booking-form/load-choice.ts'
import { OfferChoice } from '#app/stays/booking-form/offer-choice.tsx'
import { choiceWords } from '#content/stays/choice-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'

type Props = Omit<EnquirySectionProps, 'kind' | 'choice'> & {
	choice: ChoiceData
	/** Made by the server for a form posted without scripts. */
	estimate: FormEstimate | undefined
}

/** The booking form: an enquiry, and what is asked for with its estimate. */
export function BookingSection({ choice, estimate, form, ...enquiry }: Props) {
	const words = useWords(choiceWords, 'booking-choice')
	const offers = Object.fromEntries(choice.offers.map(({ id, name }) => [id, { name }]))
	return (
		<EnquirySection
			{...enquiry}
			form={{ ...form, text: { ...form.text, offers: offers as OfferNames } }}
			kind="booking"
			choice={{
				words,
				offers: (fields) => <OfferChoice choice={choice} {...fields} />,
				estimate: <EstimateOfForm estimate={estimate} />,
				afterSend: <AskForEstimate />,
			}}
		/>
	)
}
