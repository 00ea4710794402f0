import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'

type Props = { enquiry: EnquiryResponse }

type Line = [label: string, value: string | undefined, note?: string | undefined]

/** Days and people as they now are, what was asked for at first if that was something else, and the guest's own words. */
export function EnquiryFacts({ enquiry }: Props) {
	const locale = useLocale()
	const words = useWords(deskWords)
	const { from, to, people = 0, Quantity = 0, ArrivalDate, DepartureDate, pleaseCheck } = enquiry
	const day = (date: string | undefined) => date && formatDay(date, locale)
	const isOther = from !== ArrivalDate || to !== DepartureDate || people !== Quantity
	const asked =
		isOther &&
		fill(words.askedFor, {
			arrival: day(ArrivalDate) ?? '',
			departure: day(DepartureDate) ?? '',
			people: plural(Quantity, words.peopleCount, locale),
		})
	const noteOn = (name: 'Phone' | 'Email') => {
		const doubt = pleaseCheck.find(({ field }) => field === name)
		const { suggestion } = doubt ?? {}
		const question = suggestion ? `: ${fill(words.suggestion, { suggestion })}` : ''
		return doubt && words.check + question
	}
	return (
		<Lines
			lines={[
				[words.arrival, day(from)],
				[words.departure, day(to)],
				[words.people, people ? String(people) : undefined],
				[words.firstAsked, asked || undefined],
				[words.message, enquiry.Message],
				[words.phone, enquiry.Phone, noteOn('Phone')],
				[words.email, enquiry.Email, noteOn('Email')],
				[words.city, enquiry.City],
			]}
		/>
	)
}

/** The record beside the words: reference, date, and the consent. */
export function EnquiryRecord({ enquiry }: Props) {
	const locale = useLocale()
	const words = useWords(deskWords)
	const at = (time: string) => formatTime(Date.parse(time), locale)
	const { consentVersion, consentAt } = enquiry
	return (
		<Lines
			lines={[
				[words.reference, enquiry.reference],
				[words.received, at(enquiry.createdAt)],
				[words.language, words.languages[enquiry.language]],
				[words.consent, fill(words.consentText, { version: consentVersion, time: at(consentAt) })],
			]}
		/>
	)
}

function Lines({ lines }: { lines: Line[] }) {
	const filled = lines.flatMap(([label, value, note]) => (value ? [{ label, value, note }] : []))
	return <LabelledValues lines={filled} />
}

type DeliveryProps = { label: string; delivery: EnquiryResponse['delivery'] }

/** Whether a mail was delivered. The reason of a failure is the provider's own text. */
export function DeliveryLine({ label, delivery }: DeliveryProps) {
	const locale = useLocale()
	const words = useWords(deskWords)
	if (!delivery) return null
	const { status, detail, nextAttemptAt, attempts } = delivery
	const isTrying = status === 'pending' && attempts > 0 && nextAttemptAt
	return (
		<p data-status={status}>
			{label}: <strong>{words.statuses[status]}</strong>
			{isTrying &&
				`, ${fill(words.nextAttempt, { time: formatTime(Date.parse(nextAttemptAt), locale) })}`}
			{(status === 'failed' || isTrying) && <small lang="en"> ({detail})</small>}
		</p>
	)
}
