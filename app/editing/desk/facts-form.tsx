import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { FootBar } from '#app/components/foot-bar/foot-bar.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useFieldsDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { aboutDraft, changeDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { factsWords } from '#content/editing/facts-words.ts'
import { factAt, withFact } from '#domain/editing/facts-overlay.ts'
import type { ContentChange, FactField } from '#domain/editing/responses.ts'
import type { Facts } from '#domain/facts.ts'
import { checkFacts, type FactInput, factInputs } from '#domain/facts-schema.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import { plural } from '#domain/text/numbers.ts'
import { FactInputs } from './fact-inputs.tsx'
import { figureOf } from './fact-labels.ts'
import styles from './facts-form.module.css'

type Props = {
	/** As the draft has them. */
	fields: readonly FactField[]
	/** Below the form while it holds nothing unsaved: saving comes before publishing. */
	children: ReactNode
}

const groups = [...new Set(factInputs.map((input) => input.group))]

/** Every fact with the right input, checked as the server checks it. */
export function FactsForm({ fields, children }: Props) {
	const words = useWords(factsWords)
	const locale = useLocale()
	const offerNames = useOfferNames()
	const drafted = Object.fromEntries(fields.map(({ path, draft, value }) => [path, draft ?? value]))
	const saved = asFacts(drafted)
	const draft = useFieldsDraft('site facts', drafted, saved)
	const changed = Object.keys(draft.changed)
	const values = changed.reduce((facts, path) => withFact(facts, path, draft.changed[path]), saved)
	const [isTried, setIsTried] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const { whyNotSaved } = useDraftProblems(words.errors)
	const saving = useSave((changes: ContentChange[]) => changeDocument('facts', changes), {
		done: () => ({ text: words.saved, about: aboutDraft }),
		failed: whyNotSaved,
		draft,
	})
	const checked = checkFacts(values)
	const errors = checked.errors ?? []
	const hasErrors = isTried && errors.length > 0
	useShownGroup()

	/** `basedOn`: the facts that these may replace. */
	async function submit(basedOn: Facts) {
		setIsTried(true)
		if (errors.length > 0) {
			requestAnimationFrame(() =>
				form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
			)
			return
		}
		const value = (path: string) => factAt(checked.values ?? values, path)
		await saving.save(
			changed.map((path) => ({ path, value: value(path), seen: factAt(basedOn, path) })),
		)
	}

	const inputOf = (input: FactInput): ReactNode => {
		const { path } = input
		const field = fields.find((field) => field.path === path)
		const isChanged = changed.includes(path)
		return (
			<FactInputs
				key={path}
				input={input}
				value={factAt(values, path)}
				errors={isTried || isChanged ? errors : []}
				isPlaceholder={field?.isPlaceholder === true && !isChanged}
				usual={values.hours}
				onChange={(value) => draft.change(path, value)}
			/>
		)
	}

	const offer = (id: OfferId): ReactNode => (
		<fieldset key={id} className={styles.inner}>
			<legend>{offerNames[id].name}</legend>
			<div className={`cluster ${styles.row}`}>
				{factInputs.filter((input) => figureOf(input)?.offer === id).map(inputOf)}
			</div>
		</fieldset>
	)

	const group = (name: FactInput['group']): ReactNode => (
		<section key={name} id={name} className={`card ${styles.group}`}>
			<h2>{words.groups[name]}</h2>
			{name === 'offers' && <p>{words.offers.lead}</p>}
			{name === 'offers' ? (
				<div className={`grid ${styles.offers}`}>{offerIds.map(offer)}</div>
			) : (
				factInputs.filter((input) => input.group === name).map(inputOf)
			)}
		</section>
	)

	return (
		<>
			<SaveForm
				ref={form}
				noValidate
				draft={draft}
				saving={saving}
				words={words}
				onSave={submit}
				lead={<p>{words.lead}</p>}
				buttons={
					draft.isChanged && (
						<FootBar isPending text={plural(changed.length, words.unsaved, locale)}>
							<Button type="submit" disabled={saving.isBusy}>
								{saving.isBusy ? words.saving : words.save}
							</Button>
						</FootBar>
					)
				}
			>
				<div className={`grid ${styles.groups}`}>{groups.map(group)}</div>
				<SheetNote tone="bad" text={hasErrors ? words.wrong : undefined} />
			</SaveForm>
			{!draft.isChanged && children}
		</>
	)
}

/** A link to a group arrives before the form does. */
function useShownGroup() {
	useEffect(() => {
		document.getElementById(location.hash.slice(1))?.scrollIntoView()
	}, [])
}

/** The facts by their dotted paths, as a tree. */
function asFacts(byPath: Record<string, unknown>): Facts {
	const facts: Record<string, unknown> = {}
	for (const [path, value] of Object.entries(byPath)) {
		const keys = path.split('.')
		const last = keys.pop() ?? ''
		const group = keys.reduce<Record<string, unknown>>((parent, key) => {
			parent[key] ??= {}
			return parent[key] as Record<string, unknown>
		}, facts)
		group[last] = value
	}
	return facts as Facts
}
