import { useLocale, useWords } from '#app/site/page-context.tsx'
import { changeBooking } from '#app/stays/desk/calendar/entries.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { AlreadyTaken } from './already-taken.tsx'
import { draftOf } from './entry-draft.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { PhoneHistory } from './phone-history.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useEntryForm } from './use-entry-form.ts'

type Props = {
	booking: EntryResponse
	/** The nights known to be taken. */
	takes: readonly TakeResponse[]
	onClose: () => void
}

/** Changes a booking by phone, and shows what was agreed before. */
export function ChangeBookingSheet({ booking, takes, onClose }: Props) {
	const words = useWords(entrySheetWords)
	const locale = useLocale()
	const unsaved = useEntryDraft(
		`guest block ${booking.id}`,
		draftOf(booking, locale),
		booking.version,
	)
	const form = useEntryForm(unsaved, {
		send: changeBooking,
		done: { text: words.saved.change },
		onClose,
	})
	return (
		<EntrySheet title={words.changeTitle} form={form} save={words.save.change} onClose={onClose}>
			<EntryFields draft={form.draft} errorOf={form.errorOf} onChange={form.change} />
			<AlreadyTaken draft={form.draft} takes={takes} />
			<PhoneHistory agreements={booking.agreements ?? []} />
		</EntrySheet>
	)
}
