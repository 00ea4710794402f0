import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ChoiceChips } from '#app/components/choice-chips/choice-chips.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { useHistoryState } from '#app/site/use-history-state.ts'
import type { DeskWords, ReplyWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import { bookingStates, type ListState } from '#domain/enquiries/list-state.ts'
import styles from './enquiries-list.module.css'
import { downloadSpreadsheet } from './enquiry-calls.ts'
import { RequestCard } from './request-card.tsx'
import { type EnquiriesState, useEnquiries } from './use-enquiries.ts'

type Props = {
	/** The id of the heading that names the list. */
	labelledBy: string
	words: DeskWords
	replies: ReplyWords
	/** The reference of a request to open, from a link. */
	opened: string
	/** What other subjects add to an opened request. They call `onAnswered` when they have answered it. */
	partsOf?: (enquiry: EnquiryAnswer, onAnswered: () => void) => ReactNode
	/** All requests of a person were deleted. */
	onDeleted?: (ids: string[]) => void
}

/** In the order of a request's life. */
const shownStates = ['new', ...bookingStates, 'answered', 'archived'] as const

/** All requests on the owner's desk, to search, answer, archive and delete. */
export function EnquiriesList({ labelledBy, ...props }: Props) {
	const mayExport = useHasOwnersTools()
	const { words } = props
	const [search, setSearch] = useHistoryState('search', props.opened)
	const [state, setState] = useHistoryState<ListState | ''>('state', '')
	const q = useSettled(search.trim())
	const list = useEnquiries({ q, state })
	const locale = useLocale()

	async function exportAll() {
		try {
			await downloadSpreadsheet({ q, state }, locale)
		} catch {
			showNotice({ text: words.failed, tone: 'bad' })
		}
	}

	return (
		<section className={styles.list} aria-labelledby={labelledBy}>
			<search className={styles.tools}>
				<TextField
					name="q"
					type="search"
					label={words.search}
					placeholder={words.searchHint}
					required={false}
					autoComplete="off"
					enterKeyHint="search"
					value={search}
					onChange={({ currentTarget }) => setSearch(currentTarget.value)}
				/>
				<ChoiceChips
					legend={words.show}
					name="state"
					choices={(['', ...shownStates] as const).map((value) => ({
						value,
						label: value ? words.states[value] : words.all,
					}))}
					chosen={state}
					onChoose={setState}
				/>
			</search>
			<EnquiryResults {...props} list={list} isFiltered={Boolean(q || state)} />
			<p className={styles.buttons}>
				<Button variant="quiet" onClick={list.refresh}>
					{words.refresh}
				</Button>
				{mayExport && (
					<Button variant="quiet" onClick={exportAll}>
						{words.export}
					</Button>
				)}
			</p>
		</section>
	)
}

type ResultsProps = Omit<Props, 'labelledBy'> & { list: EnquiriesState; isFiltered: boolean }

function EnquiryResults({
	list,
	words,
	replies,
	opened,
	partsOf,
	onDeleted,
	isFiltered,
}: ResultsProps) {
	const [lastOpened, setLastOpened] = useHistoryState('request', opened)
	const { enquiries, isLoading, hasFailed } = list
	const nothing = isFiltered ? words.noneFound : words.none

	function noteToggle(reference: string, isOpen: boolean) {
		if (isOpen) setLastOpened(reference)
		else if (reference === lastOpened) setLastOpened('')
	}

	return (
		<>
			<p role="status" className={styles.status}>
				{isLoading ? words.loading : hasFailed ? words.failed : enquiries?.length === 0 && nothing}
			</p>
			{hasFailed && <Button onClick={list.refresh}>{words.tryAgain}</Button>}
			<ul className={styles.enquiries} aria-busy={isLoading}>
				{enquiries?.map((enquiry) => (
					<li key={enquiry.id}>
						<RequestCard
							enquiry={enquiry}
							words={words}
							replies={replies}
							isOpenAtFirst={enquiry.reference === lastOpened}
							onToggle={(isOpen) => noteToggle(enquiry.reference, isOpen)}
							onChanged={list.replace}
							onPersonDeleted={(email) => onDeleted?.(list.removePerson(email))}
						>
							{partsOf?.(enquiry, () => void list.reread(enquiry))}
						</RequestCard>
					</li>
				))}
			</ul>
			{list.hasMore && !hasFailed && (
				<Button variant="quiet" disabled={isLoading} onClick={list.loadMore}>
					{words.more}
				</Button>
			)}
		</>
	)
}

const settledMs = 300

/** The value once it has stopped changing, so that not every keystroke asks the server. */
function useSettled(value: string): string {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settledMs)
		return () => clearTimeout(timer)
	}, [value])
	return settled
}
