import { useLocale, useWords } from '#app/site/page-context.tsx'
import { changeBooking } from '#app/stays/desk/calendar/blocks.ts'
import { blockSheetWords } from '#content/stays/desk/block-sheet-words.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { AlreadyTaken } from './already-taken.tsx'
import { draftOf } from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import { BlockSheet } from './block-sheet.tsx'
import { PhoneHistory } from './phone-history.tsx'
import { useBlockDraft } from './use-block-draft.ts'
import { useBlockForm } from './use-block-form.ts'

type Props = {
	booking: BlockResponse
	/** The nights known to be taken. */
	takes: readonly TakeResponse[]
	onClose: () => void
}

/** Changes a booking by phone, and shows what was agreed before. */
export function ChangeBookingSheet({ booking, takes, onClose }: Props) {
	const words = useWords(blockSheetWords)
	const locale = useLocale()
	const unsaved = useBlockDraft(
		`guest block ${booking.id}`,
		draftOf(booking, locale),
		booking.version,
	)
	const form = useBlockForm(unsaved, {
		send: changeBooking,
		done: { text: words.saved.change },
		onClose,
	})
	return (
		<BlockSheet title={words.changeTitle} form={form} save={words.save.change} onClose={onClose}>
			<BlockFields draft={form.draft} errorOf={form.errorOf} onChange={form.change} />
			<AlreadyTaken draft={form.draft} takes={takes} />
			<PhoneHistory agreements={booking.agreements ?? []} />
		</BlockSheet>
	)
}
