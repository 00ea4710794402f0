import { codeOf } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { deskTitleId } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import styles from '#app/stays/desk/day-list.module.css'
import { type DeskTablesWords, deskTablesWords } from '#content/stays/desk/desk-tables-words.ts'
import type {
	ConfirmedTableResponse,
	TableResponse,
	TablesResponse,
} from '#domain/stays/responses/table-response.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { dayInBogota, formatDay } from '#domain/time/dates.ts'
import { longDay, stayInWords } from '#domain/time/day-words.ts'

const path = '/admin/tables'

/** The restaurant's tables by day: what the kitchen needs to know of a guest, and nothing else. */
export function TablesList({ from, to, tables, later }: TablesResponse) {
	const locale = useLocale()
	const words = useWords(deskTablesWords)
	const days = [...new Set(tables.map(({ day }) => day))]
	return (
		<section className={styles.list} aria-labelledby={deskTitleId}>
			<p>{fill(words.lead, { days: stayInWords(from, to, locale) })}</p>
			{from > dayInBogota(Date.now()) && (
				<p>
					<LocalLink to={path} className="touch">
						{words.fromToday}
					</LocalLink>
				</p>
			)}
			{days.length === 0 && <p className={styles.none}>{words.empty}</p>}
			{days.map((day) => (
				<section key={day} aria-labelledby={`tables-of-${day}`}>
					<h2 id={`tables-of-${day}`}>{longDay(day, locale)}</h2>
					<ul className="plain-list stack">
						{tables
							.filter((table) => table.day === day)
							.map((table) => (
								<li key={`${table.id} ${table.hour}`}>
									<TableLine table={table} />
								</li>
							))}
					</ul>
				</section>
			))}
			{later && (
				<ActionLink to={`${path}?from=${later}`} variant="quiet">
					{fill(words.later, { day: formatDay(later, locale) })}
				</ActionLink>
			)}
		</section>
	)
}

function TableLine({ table }: { table: TableResponse }) {
	const locale = useLocale()
	const words = useWords(deskTablesWords)
	const { id, version, name, hour, people, note, state, isConfirmable, leftToReception } = table
	const { save: confirm } = useSave(
		() => fetchAsOwner<ConfirmedTableResponse>(`/api/tables/${id}/confirm?seen=${version}`, 'POST'),
		{
			done: ({ mail }) => words.confirmed[mail],
			failed: (problem) => whyNotConfirmed(problem, words.errors),
			elsewhere: words.errors['wrong-state'],
		},
	)

	return (
		<div
			className={`card lined ${styles.line}`}
			data-kind={state === 'confirmed' ? 'confirmed' : 'held'}
		>
			<p className={`cluster ${styles.head}`}>
				<b dir="auto">{name}</b>
				<span className={styles.kind}>{words.states[state]}</span>
			</p>
			<p className={styles.facts}>
				{[
					hour ?? words.noHour,
					plural(people, words.people, locale),
					plural(table.tables, words.tables, locale),
				].join(dot)}
			</p>
			{note && (
				<p className={styles.facts} dir="auto">
					{note}
				</p>
			)}
			{isConfirmable && (
				<p className={`cluster ${styles.tools}`}>
					<Button aria-label={fill(words.confirmOf, { name })} onClick={confirm}>
						{words.confirm}
					</Button>
				</p>
			)}
			{leftToReception && <p className={styles.facts}>{words.leftToReception[leftToReception]}</p>}
		</div>
	)
}

function whyNotConfirmed(problem: unknown, errors: DeskTablesWords['errors']): string {
	const code = codeOf(problem)
	return code === 'units-taken' || code === 'wrong-state' ? errors[code] : errors.other
}
