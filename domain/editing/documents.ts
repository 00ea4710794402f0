import type { InBothLanguages, Locale } from '#domain/locale.ts'
import type { ContentTree } from './content-tree.ts'

/*
 * What `/api/content` answers: between the server and the owner's browser.
 */

export type Texts = { es: string | null; en: string | null }

export type CopyField = Texts & {
	path: string
	/** Null where the built-in site has no such text, in an item that the owner added. */
	default: Texts | null
	draft: Texts | null
	/** The language that was not changed together with the other. */
	stale?: Locale
	/** An update of the site changed the text on which the owner's is based. */
	isDefaultChanged?: true
	/** Where search engines and narrow screens cut. */
	longest?: number
}

export type FactField = {
	path: string
	value: unknown
	default: unknown
	draft: unknown
	isPlaceholder?: true
}

export type ListItem = InBothLanguages<ContentTree>

export type ListField = {
	path: string
	items: ListItem[]
	/** How an item looks. */
	model: ContentTree
}

/** Words for `{name}` in a text; null where the page fills it in. */
export type Placeholder = Texts & { name: string }

export type Orphan = { path: string; locale: Locale | ''; value: unknown }

export type CopyDocument = {
	name: string
	fields: CopyField[]
	lists: ListField[]
	placeholders: Placeholder[]
	orphans: Orphan[]
}

export type FactsDocument = { name: string; fields: FactField[]; orphans: Orphan[] }

export type Attention = { name: string; stale: number; defaultChanged: number; orphans: number }

export type DocumentList = {
	documents: { name: string; hasDraft: boolean; isChanged: boolean }[]
	attention: Attention[]
	/** Texts and facts that publishing would change. */
	changes: number
	hasDraft: boolean
}

/** One text or fact that a publication changed. */
export type PublishedChange = {
	document: string
	path: string
	locale: Locale | ''
	before: unknown
	after: unknown
}

export type HistoryEntry = { version: number; publishedAt: string; changes: PublishedChange[] }
