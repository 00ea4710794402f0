import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { saveDraft } from '#app/enquiries/form/draft-store.ts'
import type { EnquiryProblem } from '#app/enquiries/form/enquiry-action.ts'
import type { FieldWiring } from '#app/enquiries/form/enquiry-fields.tsx'
import { EnquiryForm } from '#app/enquiries/form/enquiry-form.tsx'
import type { EnquiryDesk as Desk } from '#app/enquiries/form/enquiry-loader.ts'
import { valuesOf } from '#app/enquiries/form/form-values.ts'
import { SentNotice, type ShownSent } from '#app/enquiries/form/sent-notice.tsx'
import { useEnquiryForm } from '#app/enquiries/form/use-enquiry-form.ts'
import { PendingEnquiries } from '#app/enquiries/pending/pending-enquiries.tsx'
import { removePending } from '#app/enquiries/pending/pending-store.ts'
import { usePendingEnquiries } from '#app/enquiries/pending/use-pending-enquiries.ts'
import { type OutgoingEnquiry, pagePath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { SentEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { useLocale } from '#app/site/locale.tsx'
import type { EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { whatsappText } from '#domain/enquiries/enquiry-text.ts'
import { localizePath } from '#domain/locale.ts'
import { whatsappLink } from '#domain/whatsapp-link.ts'
import styles from './enquiry-section.module.css'

type Props = {
	kind: EnquiryKind
	desk: Desk
	problem: EnquiryProblem | undefined
	title: string
	text: string
	children: (wiring: FieldWiring) => ReactNode
}

/** The form, what became of the last enquiry, and what still waits: the same on both pages. */
export function EnquiryDesk({ kind, desk, problem, title, text, children }: Props) {
	const { words, text: textWords, whatsappPhone, mail } = desk
	const locale = useLocale()
	const navigate = useNavigate()
	const [sent, setSent] = useState<(ShownSent & { kind: EnquiryKind }) | undefined>(
		desk.sent && { ...desk.sent, kind },
	)
	const telling = { words, text: textWords, whatsappPhone }

	function showSent({ content, reference, isByProvider }: SentEnquiry) {
		setSent({ kind: content.kind, content, reference, isByProvider, isNews: true })
		rememberInAddress(content, reference, isByProvider)
	}

	const [failures, setFailures] = useState(0)
	const form = useEnquiryForm({
		kind,
		language: locale,
		mail,
		problem,
		onSent: showSent,
		onWaiting: () => setFailures((count) => count + 1),
	})
	const pending = usePendingEnquiries({ mail, onSent: showSent })

	function putBack(enquiry: OutgoingEnquiry) {
		removePending(idOf(enquiry.content))
		const { kind: its } = enquiry.content
		if (its === kind) return form.putBack(enquiry)
		saveDraft(its, valuesOf(enquiry))
		navigate(localizePath(pagePath[its], locale))
	}

	return (
		<div className={styles.desk}>
			{sent && <SentNotice sent={sent} {...telling} kind={sent.kind} />}
			<h2>{title}</h2>
			<p>{text}</p>
			<EnquiryForm
				kind={kind}
				state={form}
				words={words}
				policyVersion={desk.policyVersion}
				notice={
					form.failure && (
						<div className={styles.failure} role="alert">
							<p>{words.failures[form.failure]}</p>
							{problem && (
								<ActionLink
									variant="quiet"
									to={whatsappLink(
										whatsappPhone,
										whatsappText(asWritten(kind, problem), textWords, locale),
									)}
								>
									<Icon name="whatsapp" />
									{words.pending.whatsapp}
								</ActionLink>
							)}
						</div>
					)
				}
			>
				{children}
			</EnquiryForm>
			<PendingEnquiries
				enquiries={pending.enquiries.filter((enquiry) => !form.isUnderWay(enquiry))}
				failures={failures}
				isUnderWay={pending.isUnderWay}
				onSend={pending.send}
				onPutBack={putBack}
				{...telling}
			/>
		</div>
	)
}

/** So that a reload shows the confirmation again, as after a post without scripts. */
function rememberInAddress(content: EnquiryContent, reference: string, isByProvider: boolean) {
	if (isByProvider || !location.pathname.endsWith(pagePath[content.kind])) return
	const query = new URLSearchParams({ sent: reference, id: idOf(content) })
	history.replaceState(history.state, '', `?${query}`)
}

/** What failed had passed every check, so its fields are there. */
function asWritten(kind: EnquiryKind, { values }: EnquiryProblem): EnquiryContent {
	return { kind, fields: values } as unknown as EnquiryContent
}
