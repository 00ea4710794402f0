import { useMemo, useState } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import field from '#app/components/field/field.module.css'
import { Icon } from '#app/components/icon/icon.tsx'
import { checkInBrowser } from '#app/enquiries/form/check-in-browser.ts'
import { hasDraft, saveDraft } from '#app/enquiries/form/draft-store.ts'
import type { EnquiryProblem } from '#app/enquiries/form/enquiry-action.ts'
import type { BookingChoice } from '#app/enquiries/form/enquiry-fields.tsx'
import { EnquiryForm } from '#app/enquiries/form/enquiry-form.tsx'
import type { EnquiryFormData } from '#app/enquiries/form/enquiry-loader.ts'
import { enquiryValues, type FormValues } from '#app/enquiries/form/form-values.ts'
import { SentNotice, type ShownSent } from '#app/enquiries/form/sent-notice.tsx'
import { useEnquiryForm } from '#app/enquiries/form/use-enquiry-form.ts'
import { formPath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import {
	carryEnquiries,
	type SentEnquiry,
	type WaitingEnquiry,
} from '#app/enquiries/sending/send-enquiry.ts'
import { reportSent } from '#app/enquiries/waiting/send-in-background.ts'
import { WaitingEnquiries } from '#app/enquiries/waiting/waiting-enquiries.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useWaiting } from '#app/waiting/outbox.ts'
import { removeWaiting } from '#app/waiting/waiting-store.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import type { EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { whatsappText } from '#domain/enquiries/enquiry-text.ts'
import { localizePath } from '#domain/locale.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'

export type EnquirySectionProps = {
	kind: EnquiryKind
	form: EnquiryFormData
	problem: EnquiryProblem | undefined
	title: string
	text: string
	/** The title above the empty form that follows a confirmation. */
	another: string
	/** The choices of the booking form. */
	choice?: BookingChoice | undefined
	/** Chosen by the address already. */
	chosen?: FormValues | undefined
}

/** The form, the confirmation of the last enquiry, and those that wait: the same on both pages. */
export function EnquirySection({
	kind,
	form: data,
	problem,
	title,
	text,
	another,
	...booking
}: EnquirySectionProps) {
	const { text: textWords, whatsappPhone, mail } = data
	const locale = useLocale()
	const words = useWords(formWords, 'forms')
	const [sent, setSent] = useState<(ShownSent & { kind: EnquiryKind }) | undefined>(
		data.sent && { ...data.sent, kind },
	)
	const shared = { words, text: textWords, whatsappPhone }

	function showSent(outcome: SentEnquiry) {
		const { content, reference, key, link, isByProvider } = outcome
		const hasLeft = form.form.current === null
		form.drop(content)
		if (hasLeft) return reportSent(outcome)
		setSent({ kind: content.kind, content, reference, link, isByProvider, isFresh: true })
		if (key) rememberInAddress(content.kind, reference, key)
	}

	const [failures, setFailures] = useState(0)
	const form = useEnquiryForm({
		kind,
		language: locale,
		mail,
		problem,
		served: booking.chosen,
		onSent: showSent,
		onWaiting: () => setFailures((count) => count + 1),
	})
	const carrier = useMemo(() => carryEnquiries(mail), [mail])
	const waiting = useWaiting(carrier, showSent)

	function putBack({ id, enquiry }: WaitingEnquiry) {
		const { content } = enquiry
		if (hasDraft(content.kind) && !confirm(words.pending.replaces)) return
		// A killed browser then has it twice, rather than nowhere.
		saveDraft(content.kind, enquiryValues(content))
		removeWaiting(id)
		if (content.kind === kind) return form.putBack(enquiry)
		location.assign(localizePath(formPath[content.kind], locale))
	}

	const written = problem && asWritten(kind, problem)
	return (
		<div>
			{sent && <SentNotice sent={sent} {...shared} kind={sent.kind} />}
			<h2>{sent ? another : title}</h2>
			{!sent && <p>{text}</p>}
			<EnquiryForm
				kind={kind}
				state={form}
				words={words}
				policyVersion={data.policyVersion}
				choice={booking.choice}
				notice={
					form.failure && (
						<div className={field.problem} role="alert">
							<p>{words.failures[form.failure]}</p>
							{written && (
								<ActionLink
									variant="quiet"
									to={whatsappLink(whatsappPhone, whatsappText(written, textWords, locale))}
								>
									<Icon name="whatsapp" />
									{words.pending.whatsapp}
								</ActionLink>
							)}
						</div>
					)
				}
			/>
			<WaitingEnquiries
				enquiries={waiting.posts.filter(({ id }) => id !== form.sending)}
				failures={failures}
				isUnderWay={waiting.isUnderWay}
				onSend={waiting.send}
				onPutBack={putBack}
				{...shared}
			/>
		</div>
	)
}

/** A reload then shows the confirmation again, as after a post without scripts. */
function rememberInAddress(kind: EnquiryKind, sent: string, key: string) {
	if (!location.pathname.endsWith(formPath[kind])) return
	const query = new URLSearchParams({ sent, key })
	history.replaceState(history.state, '', `?${query}`)
}

/** Undefined for a form that lacks something: an estimate is asked for, and refused, before everything is filled in. */
function asWritten(kind: EnquiryKind, { values }: EnquiryProblem): EnquiryContent | undefined {
	return checkInBrowser(kind, values).values?.content
}
