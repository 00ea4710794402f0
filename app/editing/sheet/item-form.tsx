import { useState } from 'react'
import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { type DraftKey, useDraft } from '#app/desk/use-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { textsIn, valueAt, withValueAt } from '#domain/editing/content-tree.ts'
import type { ListItem, Placeholder } from '#domain/editing/responses.ts'
import { defaultLocale, inEachLanguage, type Locale, locales } from '#domain/locale.ts'
import { BothLanguages, errorOf } from './both-languages.tsx'
import { type DishExtras, extrasOf, withExtras } from './dish-extras.ts'
import { SaveButtons } from './save-buttons.tsx'

type Props = {
	/** The names of the document and the list. */
	name: string
	item: ListItem
	/** Adds the fields of a dish: price and badge. */
	isDish: boolean
	placeholders: readonly Placeholder[]
	isSaving: boolean
	/** Whether it could be saved. */
	onSave: (item: ListItem) => Promise<boolean>
	onCancel: () => void
}

/** All texts of an item in both languages. */
export function ItemForm({ isDish, placeholders, isSaving, onSave, onCancel, ...props }: Props) {
	const words = useWords(editingWords)
	// The list may get another name while the form is open.
	const [draftKey] = useState<DraftKey>(`site item ${props.name} ${JSON.stringify(props.item)}`)
	const draft = useDraft(draftKey, { item: props.item, extras: extrasOf(props.item) })
	const { item, extras } = draft.value
	const [isTried, setIsTried] = useState(false)
	const texts = textsIn(item[defaultLocale]).map(({ path }) => ({
		path,
		texts: textsOf(item, path),
	}))

	function type(path: string, locale: Locale, text: string) {
		const tree = path === '' ? text : withValueAt(item[locale], path, text)
		draft.change({ item: { ...item, [locale]: tree }, extras })
	}

	async function save() {
		setIsTried(true)
		const isWrong = texts.some((one) =>
			locales.some((locale) => errorOf({ ...one, builtIn: null, placeholders }, locale)),
		)
		if (!isWrong && (await onSave(isDish ? withExtras(item, extras) : item))) draft.forget()
	}

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			{draft.wasRestored && <SheetNote text={words.sheet.restored} />}
			{texts.map(({ path, texts }, index) => (
				<BothLanguages
					key={path}
					path={path}
					texts={texts}
					placeholders={placeholders}
					isTried={isTried}
					{...(path && { label: words.keys[path] ?? path })}
					builtIn={null}
					onChange={(locale, text) => type(path, locale, text)}
					autoFocus={index === 0}
				/>
			))}
			{isDish && (
				<DishFields extras={extras} onChange={(extras) => draft.change({ item, extras })} />
			)}
			<SaveButtons
				isSaving={isSaving}
				onCancel={() => {
					draft.forget()
					onCancel()
				}}
			/>
		</form>
	)
}

function textsOf(item: ListItem, path: string) {
	return inEachLanguage((locale) =>
		String(path === '' ? item[locale] : valueAt(item[locale], path)),
	)
}

type DishProps = {
	extras: DishExtras
	onChange: (extras: DishExtras) => void
}

function DishFields({ extras, onChange }: DishProps) {
	const { list } = useWords(editingWords)
	return (
		<>
			<TextField
				name="pesos"
				label={list.pesos}
				hint={list.pesosHint}
				required={false}
				inputMode="numeric"
				maxLength={8}
				value={extras.pesos}
				onChange={({ target }) =>
					onChange({ ...extras, pesos: target.value.replace(/\D/g, '').replace(/^0+/, '') })
				}
			/>
			<SelectField<DishExtras['badge']>
				name="badge"
				label={list.badge}
				hint={list.badgeHint}
				value={extras.badge}
				choices={[
					{ value: '', label: list.badges.none },
					{ value: 'today', label: list.badges.today },
					{ value: 'soldOut', label: list.badges.soldOut },
				]}
				onChoose={(badge) => onChange({ ...extras, badge })}
			/>
		</>
	)
}
