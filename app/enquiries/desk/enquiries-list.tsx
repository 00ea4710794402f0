import { useEffect, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/locale.tsx'
import type { DeskWords, ReplyWords } from '#content/enquiries/desk-words.ts'
import { type EnquiryState, enquiryStates } from '#domain/enquiries/enquiry.ts'
import styles from './enquiries-list.module.css'
import { downloadSpreadsheet } from './enquiry-calls.ts'
import { EnquiryCard } from './enquiry-card.tsx'
import { type EnquiriesState, useEnquiries } from './use-enquiries.ts'

type Props = { words: DeskWords; replies: ReplyWords }

/** All enquiries on the owner's desk, to search, answer, archive and delete. */
export function EnquiriesList({ words, replies }: Props) {
	const [search, setSearch] = useState('')
	const [state, setState] = useState<EnquiryState | ''>('')
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
		<section className={styles.list} aria-labelledby="enquiries">
			<h2 id="enquiries">{words.title}</h2>
			<search className={styles.tools}>
				<TextField
					name="q"
					type="search"
					label={words.search}
					hint={words.searchHint}
					required={false}
					autoComplete="off"
					enterKeyHint="search"
					value={search}
					onChange={({ currentTarget }) => setSearch(currentTarget.value)}
				/>
				<fieldset className={styles.filter}>
					<legend>{words.show}</legend>
					{(['', ...enquiryStates] as const).map((choice) => (
						<label key={choice}>
							<input
								type="radio"
								name="state"
								checked={state === choice}
								onChange={() => setState(choice)}
							/>
							{choice ? words.states[choice] : words.all}
						</label>
					))}
				</fieldset>
				<p className={styles.buttons}>
					<Button type="button" variant="quiet" onClick={list.refresh}>
						{words.refresh}
					</Button>
					<Button type="button" variant="quiet" onClick={exportAll}>
						{words.export}
					</Button>
				</p>
			</search>
			<EnquiryResults
				list={list}
				words={words}
				replies={replies}
				isFiltered={Boolean(q || state)}
			/>
		</section>
	)
}

function EnquiryResults({
	list,
	words,
	replies,
	isFiltered,
}: Props & { list: EnquiriesState; isFiltered: boolean }) {
	const { enquiries, isLoading, hasFailed } = list
	const nothing = isFiltered ? words.noneFound : words.none
	return (
		<>
			<p role="status" className={styles.status}>
				{isLoading ? words.loading : hasFailed ? words.failed : enquiries?.length === 0 && nothing}
			</p>
			{hasFailed && (
				<Button type="button" onClick={list.refresh}>
					{words.tryAgain}
				</Button>
			)}
			<ul className={styles.enquiries} aria-busy={isLoading}>
				{enquiries?.map((enquiry) => (
					<li key={enquiry.id}>
						<EnquiryCard
							enquiry={enquiry}
							words={words}
							replies={replies}
							onChanged={list.replace}
							onPersonDeleted={list.removePerson}
						/>
					</li>
				))}
			</ul>
			{list.hasMore && !hasFailed && (
				<Button type="button" variant="quiet" disabled={isLoading} onClick={list.loadMore}>
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
