import { type ReactNode, useRef, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { changeDraft, explain, explainLoading, fetchFacts } from '#app/editing/content-calls.ts'
import { unsavedFacts } from '#app/editing/unsaved.ts'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { FactField, FactsDocument } from '#domain/editing/answers.ts'
import { factAt, withFact } from '#domain/editing/facts-overlay.ts'
import { checkFacts } from '#domain/editing/facts-schema.ts'
import type { Facts } from '#domain/facts.ts'
import { type OfferId, type OfferNames, offerIds } from '#domain/offers/offers.ts'
import { type FactInput, factGroups } from './fact-groups.ts'
import { FactInputs } from './fact-inputs.tsx'
import styles from './facts-form.module.css'

type Props = {
	words: SiteWords
	offerNames: OfferNames
	onSaved: () => void
	revision: unknown
}

/** Every fact with the right input, checked as the server checks it. */
export function FactsForm({ words, offerNames, onSaved, revision }: Props) {
	const {
		data: document,
		setData,
		hasFailed,
		reason,
		load,
	} = useLoad(fetchFacts, { revision, reloadsOnReturn: false })
	if (document) {
		const key = JSON.stringify(document.fields.map(shownIn))
		return <Form key={key} {...{ words, offerNames, document, onSaved }} onReload={setData} />
	}
	const failure = hasFailed && explainLoading(reason, editingWords[localeHere()])
	return <NotLoaded {...{ words, failure }} onRetry={load} />
}

function shownIn({ value, draft }: FactField): unknown {
	return draft ?? value
}

type FormProps = {
	words: SiteWords
	offerNames: OfferNames
	document: FactsDocument
	onSaved: () => void
	onReload: (document: FactsDocument) => void
}

function Form({ words, offerNames, document, onSaved, onReload }: FormProps) {
	const seen = asFacts(document.fields)
	const [kept] = useState(unsavedFacts.all)
	const [values, setValues] = useState<Facts>(() =>
		Object.entries(kept).reduce((facts, [path, value]) => withFact(facts, path, value), seen),
	)
	const [isTried, setIsTried] = useState(false)
	const [isSaving, setIsSaving] = useState(false)
	const [problem, setProblem] = useState('')
	const form = useRef<HTMLFormElement>(null)
	const { facts } = words
	const editing = editingWords[localeHere()]
	const changed = document.fields
		.map(({ path }) => path)
		.filter((path) => !isSame(factAt(seen, path), factAt(values, path)))
	const errors = checkFacts(values).errors ?? []

	function change(path: string, value: unknown) {
		const next = withFact(values, path, value)
		setValues(next)
		setProblem('')
		unsavedFacts.keep(path, isSame(value, factAt(seen, path)) ? undefined : value)
	}

	async function save() {
		setIsTried(true)
		if (errors.length > 0) {
			setProblem(facts.wrong)
			requestAnimationFrame(() =>
				form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
			)
			return
		}
		setIsSaving(true)
		try {
			const changes = changed.map((path) => ({
				...{ path, value: factAt(values, path), seen: factAt(seen, path) },
			}))
			const saved = await changeDraft<FactsDocument>('facts', changes)
			unsavedFacts.forget()
			showNotice({ text: facts.saved })
			onReload(saved)
			onSaved()
		} catch (reason) {
			if (codeOf(reason) !== 'edited-elsewhere')
				setProblem(explain(reason, { ...editing.errors, ...facts.errors }))
			else {
				// What was written is kept, and shown again over the present facts.
				showNotice({ text: facts.elsewhere, tone: 'bad' })
				await fetchFacts().then(onReload, () => setProblem(facts.elsewhere))
			}
		} finally {
			setIsSaving(false)
		}
	}

	const inputOf = (input: FactInput): ReactNode => {
		const { path } = input
		const field = document.fields.find((field) => field.path === path)
		const isChanged = changed.includes(path)
		return (
			<FactInputs
				key={path}
				input={input}
				value={factAt(values, path)}
				errors={isTried || isChanged ? errors : []}
				words={facts}
				isPlaceholder={field?.isPlaceholder === true && !isChanged}
				usual={values.hours}
				onChange={(value) => change(path, value)}
			/>
		)
	}

	const offer = (id: OfferId): ReactNode => (
		<fieldset key={id} className={styles.inner}>
			<legend>{offerNames[id].name}</legend>
			<div className={styles.row}>
				{factGroups.offers.filter(({ of }) => of?.offer === id).map(inputOf)}
			</div>
		</fieldset>
	)

	const group = (name: keyof typeof factGroups): ReactNode => (
		<section key={name} className={name === 'offers' ? styles.wide : styles.group}>
			<h2>{facts.groups[name]}</h2>
			{name === 'offers' ? (
				<div className={styles.offers}>{offerIds.map(offer)}</div>
			) : (
				factGroups[name].map(inputOf)
			)}
		</section>
	)

	return (
		<form
			ref={form}
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			<p>{facts.lead}</p>
			{Object.keys(kept).length > 0 && <SheetNote text={facts.restored} />}
			<div className={styles.groups}>
				{(Object.keys(factGroups) as (keyof typeof factGroups)[]).map(group)}
			</div>
			<SheetNote tone="bad" text={problem} />
			<div className={styles.save}>
				<Button type="submit" disabled={isSaving || changed.length === 0}>
					{isSaving ? facts.saving : facts.save}
				</Button>
			</div>
		</form>
	)
}

function asFacts(fields: readonly FactField[]): Facts {
	const facts: Record<string, unknown> = {}
	for (const field of fields) {
		const keys = field.path.split('.')
		const last = keys.pop() ?? ''
		const group = keys.reduce<Record<string, unknown>>((parent, key) => {
			parent[key] ??= {}
			return parent[key] as Record<string, unknown>
		}, facts)
		group[last] = shownIn(field)
	}
	return facts as Facts
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}
