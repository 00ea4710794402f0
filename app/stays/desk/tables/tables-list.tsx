import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/page-context.tsx'
import styles from '#app/stays/desk/calendar/stay-list.module.css'
import type { DeskTablesWords } from '#content/stays/desk-tables-words.ts'
import type { TableAnswer } from '#domain/stays/answers.ts'
import { longDay } from '#domain/stays/day-words.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'

type Props = { words: DeskTablesWords; labelledBy: string }

const fetchTables = () => fetchAsOwner<{ tables: TableAnswer[] }>('/api/tables')

/** The restaurant's tables by day: what the kitchen needs to know of a guest, and nothing else. */
export function TablesList({ words, labelledBy }: Props) {
	const locale = useLocale()
	const { data, hasFailed, load } = useLoad(fetchTables)
	if (!data) return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />

	const { tables } = data
	const days = [...new Set(tables.map(({ day }) => day))]
	return (
		<section className={styles.list} aria-labelledby={labelledBy}>
			<p>{words.lead}</p>
			{days.length === 0 && <p className={styles.none}>{words.empty}</p>}
			{days.map((day) => (
				<section key={day} aria-labelledby={`tables-of-${day}`}>
					<h2 id={`tables-of-${day}`}>{longDay(day, locale)}</h2>
					<ul>
						{tables
							.filter((table) => table.day === day)
							.map((table) => (
								<li key={`${table.id} ${table.hour}`}>
									<TableLine table={table} words={words} onChanged={load} />
								</li>
							))}
					</ul>
				</section>
			))}
		</section>
	)
}

type LineProps = { table: TableAnswer; words: DeskTablesWords; onChanged: () => void }

function TableLine({ table, words, onChanged }: LineProps) {
	const locale = useLocale()
	const { id, name, hour, people, note, state, isConfirmable } = table
	const isOpen = state === 'received' || state === 'offered' || state === 'accepted'

	async function confirm() {
		const work = async () => {
			await callAsOwner(`/api/tables/${id}/confirm`, 'POST')
			return words.confirmed
		}
		showNotice(await attempt(work, (problem) => explain(problem, words.errors)))
		onChanged()
	}

	return (
		<div className={styles.line} data-kind={state === 'confirmed' ? 'confirmed' : 'held'}>
			<p className={styles.head}>
				<b dir="auto">{name}</b>
				<span className={styles.kind}>{words.states[state]}</span>
			</p>
			<p className={styles.facts}>
				{[
					hour ?? words.noHour,
					plural(people, words.people, locale),
					plural(table.tables, words.tables, locale),
				].join(' · ')}
			</p>
			{note && (
				<p className={styles.facts} dir="auto">
					{note}
				</p>
			)}
			{isConfirmable && (
				<p className={styles.tools}>
					<Button aria-label={fill(words.confirmOf, { name })} onClick={confirm}>
						{words.confirm}
					</Button>
				</p>
			)}
			{isOpen && !isConfirmable && <p className={styles.facts}>{words.withStay}</p>}
		</div>
	)
}

function explain(problem: unknown, errors: DeskTablesWords['errors']): string {
	const code = codeOf(problem)
	return code === 'units-taken' || code === 'wrong-state' ? errors[code] : errors.other
}
