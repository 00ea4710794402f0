import { TextField } from '#app/components/field/text-field.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { ToldProblem } from './request-problem.tsx'
import styles from './wanted-fields.module.css'
import { shownName, wantedFields } from './wanted-form.ts'

type Props = {
	request: Pick<RequestResponse, 'from' | 'to' | 'people' | 'party'> & {
		asked: Pick<RequestResponse['asked'], 'change'>
	}
	words: { wanted: RequestWords['wanted']; labels: { children: string } }
	problem: ToldProblem | undefined
}

/** The days and people of the change that waits for a reply, else as they stand; after a refusal, as they were typed. */
export function WantedFields({ request, words: { wanted, labels }, problem }: Props) {
	const { from, to, people, party = request.party } = request.asked.change ?? request
	const ages = party.children.join(', ')
	const initial = {
		from,
		to,
		people: String(people),
		adults: String(people - party.children.length),
		children: ages,
	}
	const typed = { ...initial, ...problem?.wanted }
	// With children known, their number follows from the ages: only the adults are counted. A refused form counts as it did.
	const { adults, people: everybody } = problem?.wanted ?? {}
	const isForAdults = everybody === undefined && (adults !== undefined || ages !== '')
	const counted = isForAdults ? 'adults' : 'people'
	return (
		<>
			{wantedFields.map((name) => (
				<input key={name} type="hidden" name={shownName(name)} value={initial[name]} />
			))}
			<div className={styles.wanted}>
				<TextField
					name="from"
					id="wanted-from"
					type="date"
					label={wanted.from}
					defaultValue={typed.from}
				/>
				<TextField name="to" id="wanted-to" type="date" label={wanted.to} defaultValue={typed.to} />
				<TextField
					name={counted}
					id={`wanted-${counted}`}
					type="number"
					inputMode="numeric"
					min={1}
					max={200}
					label={wanted[counted]}
					defaultValue={typed[counted]}
				/>
			</div>
			<TextField
				name="children"
				id="wanted-children"
				autoComplete="off"
				required={false}
				label={labels.children}
				hint={wanted.ages}
				defaultValue={typed.children}
			/>
		</>
	)
}
