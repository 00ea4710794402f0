import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { downloadAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { ChoiceChips } from '#app/components/choice-chips/choice-chips.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { deskTitleId } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useHistoryState } from '#app/site/use-history-state.ts'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { listedStates } from '#domain/enquiries/list-state.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { foldEmail } from '#domain/text/email.ts'
import styles from './enquiries-list.module.css'
import { EnquiryCard } from './enquiry-card.tsx'
import {
	type EnquirySearch,
	filterOf,
	findEnquiry,
	type LoadedEnquiries,
	searchAt,
} from './load-enquiries.ts'

/** In the order of a request's life. */
const shownStates = ['new', ...listedStates, 'answered', 'archived'] as const

type Props = {
	loaded: LoadedEnquiries
	/** Other subjects' parts of an opened enquiry. They call `onReplied` when the owner has replied to it. */
	partsOf: (enquiry: EnquiryResponse, onReplied: () => void) => ReactNode
	/** All requests of a person were deleted. */
	onDeleted: (ids: string[]) => void
}

/** All requests on the owner's desk, to search, reply to, archive and delete. */
export function EnquiriesList(props: Props) {
	const words = useWords(deskWords)
	const mayExport = useHasOwnersTools()
	const locale = useLocale()
	const { search, look, text, type } = useSearch(props.loaded.search)
	const { save: exportAll } = useSave(
		() => downloadAsOwner('/api/enquiries.csv', 'POST', { ...filterOf(search), language: locale }),
		{ failed: words.failed, reloads: false },
	)
	const again = () => look({ asked: search.asked + 1 })
	// The refresh of every minute says nothing.
	const isSearching = JSON.stringify(search) !== JSON.stringify(props.loaded.search)

	return (
		<section className={styles.list} aria-labelledby={deskTitleId}>
			<search className={styles.tools}>
				<TextField
					name="q"
					type="search"
					label={words.search}
					placeholder={words.searchHint}
					required={false}
					autoComplete="off"
					enterKeyHint="search"
					value={text}
					onChange={({ currentTarget }) => type(currentTarget.value)}
				/>
				<ChoiceChips
					legend={words.show}
					name="state"
					choices={(['', ...shownStates] as const).map((value) => ({
						value,
						label: value ? words.states[value] : words.all,
					}))}
					chosen={search.state}
					onChoose={(state) => look({ state, pages: 1 })}
				/>
			</search>
			<EnquiryResults
				{...props}
				isSearching={isSearching}
				onAgain={again}
				onMore={() => look({ pages: search.pages + 1 })}
			/>
			<p className={`cluster ${styles.buttons}`}>
				<Button variant="quiet" onClick={again}>
					{words.refresh}
				</Button>
				{mayExport && (
					<Button variant="quiet" onClick={() => exportAll()}>
						{words.export}
					</Button>
				)}
			</p>
		</section>
	)
}

type ResultsProps = Props & { isSearching: boolean; onAgain: () => void; onMore: () => void }

function EnquiryResults({ loaded, partsOf, onDeleted, ...props }: ResultsProps) {
	const { isSearching, onAgain, onMore } = props
	const words = useWords(deskWords)
	const [lastOpened, setLastOpened] = useHistoryState('request', loaded.opened)
	const { enquiries, replace, removePerson } = useShownEnquiries(loaded)
	const { data, failure, search } = loaded
	const isLoading = isSearching || (!data && failure === undefined)
	const hasFailed = failure !== undefined && !isLoading
	const nothing = search.q || search.state ? words.noneFound : words.none

	function noteToggle(reference: string, isOpen: boolean) {
		if (isOpen) setLastOpened(reference)
		else if (reference === lastOpened) setLastOpened('')
	}

	return (
		<>
			<p role="status" className={styles.status}>
				{isLoading ? words.loading : hasFailed ? words.failed : enquiries?.length === 0 && nothing}
			</p>
			{hasFailed && <Button onClick={onAgain}>{words.tryAgain}</Button>}
			<ul className={`plain-list stack ${styles.enquiries}`} aria-busy={isLoading}>
				{enquiries?.map((enquiry) => (
					<li key={enquiry.id}>
						<EnquiryCard
							enquiry={enquiry}
							isOpenAtFirst={enquiry.reference === lastOpened}
							onToggle={(isOpen) => noteToggle(enquiry.reference, isOpen)}
							onChanged={replace}
							onPersonDeleted={(email) => onDeleted(removePerson(email))}
						>
							{partsOf(enquiry, async () => {
								const changed = await findEnquiry(enquiry)
								if (changed) replace(changed)
							})}
						</EnquiryCard>
					</li>
				))}
			</ul>
			{data?.next && !hasFailed && (
				<Button variant="quiet" disabled={isLoading} onClick={onMore}>
					{words.more}
				</Button>
			)}
		</>
	)
}

const settledMs = 300

/** The search field. It searches when the typing has stopped, so that not every keystroke asks the server. */
function useSearch(loaded: EnquirySearch) {
	const { revalidate } = useRevalidator()
	const [search, setSearch] = useHistoryState('search', loaded)
	const [text, setText] = useState(search.q)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => () => clearTimeout(timer.current), [])

	function look(changes: Partial<EnquirySearch>) {
		setSearch({ ...searchAt(new URL(location.href)), ...changes })
		revalidate()
	}

	function type(typed: string) {
		setText(typed)
		clearTimeout(timer.current)
		timer.current = setTimeout(() => look({ q: typed.trim(), pages: 1 }), settledMs)
	}

	return { search, look, text, type }
}

type Changes = { of: LoadedEnquiries['data']; byId: Record<string, EnquiryResponse | null> }

/** The loaded list with what the owner has changed in it since; null for what was deleted. */
function useShownEnquiries({ data }: LoadedEnquiries) {
	const [changes, setChanges] = useState<Changes>({ of: data, byId: {} })
	const byId = changes.of === data ? changes.byId : {}
	const enquiries = data?.enquiries.flatMap((it) => {
		const changed = byId[it.id]
		return changed === null ? [] : [changed ?? it]
	})
	const change = (next: Changes['byId']) =>
		setChanges((now) => ({ of: data, byId: { ...(now.of === data && now.byId), ...next } }))
	return {
		enquiries,
		replace: (changed: EnquiryResponse) => change({ [changed.id]: changed }),
		/** Returns the ids of the removed enquiries. */
		removePerson(email: string): string[] {
			const isGone = (it: EnquiryResponse) => foldEmail(it.Email) === foldEmail(email)
			const ids = (enquiries ?? []).filter(isGone).map(({ id }) => id)
			change(Object.fromEntries(ids.map((id) => [id, null])))
			return ids
		},
	}
}
