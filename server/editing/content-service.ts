import { type Database, holdNamedLock, type Transaction } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { type DraftEntry, keyOf, mergeDraft, type OverlayEntry } from '#domain/editing/overlay.ts'
import { photosDocument } from '#domain/editing/photo.ts'
import type { ContentChange, Publication } from '#domain/editing/responses.ts'
import { AppError, type FieldError } from '#domain/errors.ts'
import type { Facts } from '#domain/facts.ts'
import { actingName } from '#server/http/acting-person.ts'
import { refuseOutdated, versionOf } from '#server/http/seen-version.ts'
import { copyDocuments, factsDocument, isSame } from './built-in-words.ts'
import * as repository from './content-repository.ts'
import { describeChanges, factsIn, looksSame } from './describe-changes.ts'
import { attentionOf, describeDocument, entryFields, isNeeded } from './document-fields.ts'
import { checkFactEntries, readChange } from './draft-changes.ts'
import { followTranslations } from './stale-texts.ts'

const lock = 'content'
const mostVersionsListed = 200
const mostChangesAtOnce = 200

type Options = {
	database: Database
	now: () => number
	/** Other subjects may refuse facts that contradict what they have. */
	checkFacts?: (transaction: Transaction, before: Facts, after: Facts) => Promise<void>
	onPublished: () => Promise<void>
}
export type ContentService = ReturnType<typeof createContentService>

/** The owner's changes: a draft that only they see, published all at once, with every version kept. */
export function createContentService({ database, now, checkFacts, onPublished }: Options) {
	const { query } = database

	/** `only`: with the draft of that document alone. */
	async function readState(from = query, only?: string) {
		const { version, entries } = await repository.readLatest(from)
		const whole = await repository.readDraftEntries(from)
		const draft = whole.filter(({ document }) => only === undefined || document === only)
		return { version, published: entries, draft, merged: mergeDraft(entries, draft) }
	}

	async function publishEntries(
		choose: (from: typeof query) => Promise<{ entries: OverlayEntry[]; drafted: DraftEntry[] }>,
	): Promise<Publication> {
		const publication = await inWriteTransaction(database, async (transaction) => {
			await holdNamedLock(transaction, lock)
			const latest = await repository.readLatest(transaction)
			const { entries, drafted } = await choose(transaction)
			for (const entry of drafted) await repository.deleteDraftEntry(transaction, entry)
			if (looksSame(latest.entries, entries)) {
				// A translation may be confirmed.
				await repository.updateEntries(transaction, latest.version, entries)
				return { version: latest.version, previous: latest.version }
			}
			await checkFacts?.(transaction, factsIn(latest.entries), factsIn(entries))
			const changes = describeChanges(latest.entries, entries)
			const next = latest.version + 1
			const publication = { version: next, publishedAt: now(), person: actingName(), changes }
			await repository.insertVersion(transaction, publication, entries)
			return { version: next, previous: latest.version }
		})
		await onPublished()
		return publication
	}

	return {
		async listDocuments(only?: string) {
			const { published, draft, merged } = await readState(query, only)
			const isListed = (name: string) => only === undefined || name === only
			const names = [factsDocument, ...copyDocuments.keys()].filter(isListed)
			return {
				documents: [...names, ...[photosDocument].filter(isListed)].map((name) => ({
					name,
					hasDraft: draft.some(({ document }) => document === name),
					isChanged: published.some(({ document }) => document === name),
				})),
				attention: names.map((name) => attentionOf(name, merged)).filter(isNeeded),
				changes: describeChanges(published, merged).length,
				hasDraft: draft.length > 0,
				version: versionOf(draft),
			}
		},

		async readDocument(name: string) {
			if (name === photosDocument) return { name, fields: entryFields(name, await readState()) }
			refuseUnknown(name)
			return describeDocument(name, await readState())
		},

		/** All or none of the changes. */
		async change(name: string, changes: ContentChange[]) {
			refuseUnknown(name)
			if (changes.length > mostChangesAtOnce) throw new AppError('too-large')
			await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, lock)
				const { published, draft } = await readState(transaction)
				const drafted = new Map(draft.map((entry) => [keyOf(entry), entry]))
				const errors: FieldError[] = []
				for (const change of changes) {
					const merged = mergeDraft(published, [...drafted.values()])
					const { entry, error, conflict } = readChange(name, change, merged)
					if (conflict) throw new AppError('edited-elsewhere', { members: conflict })
					if (error) errors.push(error)
					else drafted.set(keyOf(entry), entry)
				}
				if (name === factsDocument) {
					const changed = [...drafted.values()].filter((entry) => !draft.includes(entry))
					const facts = checkFactEntries(changed, mergeDraft(published, [...drafted.values()]))
					errors.push(...facts.errors)
					for (const entry of facts.checked) drafted.set(keyOf(entry), entry)
				}
				if (errors.length > 0) throw new AppError('invalid-input', { errors })
				if (name !== factsDocument) {
					const before = mergeDraft(published, draft)
					const after = mergeDraft(published, [...drafted.values()])
					for (const entry of followTranslations(name, changes, { before, after }))
						drafted.set(keyOf(entry), entry)
				}
				await saveDraft(transaction, { published, before: draft, after: drafted })
			})
		},

		/** The whole draft, or that of one document. */
		publish: (only?: string) =>
			publishEntries(async (from) => {
				const { merged, draft } = await readState(from, only)
				return { entries: merged, drafted: draft }
			}),

		/** `seen`: the version of the draft that may be discarded. */
		async discardDraft(seen?: string) {
			await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, lock)
				const draft = await repository.readDraftEntries(transaction)
				refuseOutdated(seen, versionOf(draft))
				await repository.deleteDraft(transaction)
			})
		},

		listVersions: () => repository.listVersions(query, mostVersionsListed),

		/**
		 * The state as of that version becomes a new one; 0 is the built-in site. The draft stays. `seen`: the publication that
		 * it may replace.
		 */
		restore: (version: number, seen?: number) =>
			publishEntries(async (from) => {
				refuseOutdated(seen, await repository.readLatestNumber(from))
				const entries = await repository.readEntriesOf(from, version)
				if (!entries) throw new AppError('not-found')
				return { entries, drafted: [] }
			}),

		/** For documents without built-in values: photographs. `null` takes the entry out. */
		async changeEntry(document: string, path: string, change: (current: unknown) => unknown) {
			await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, lock)
				const { published, draft, merged } = await readState(transaction)
				const key = { document, path, locale: '' } as const
				const current = merged.find((entry) => keyOf(entry) === keyOf(key))?.value ?? null
				const entry = { ...key, value: change(current), base: null }
				const after = new Map([[keyOf(entry), entry]])
				await saveDraft(transaction, { published, before: draft, after })
			})
		},

		readState: (only?: string) => readState(query, only),
	}

	/** Drop entries equal to the published value. */
	async function saveDraft(
		transaction: typeof query,
		{
			published,
			before,
			after,
		}: { published: OverlayEntry[]; before: DraftEntry[]; after: Map<string, DraftEntry> },
	) {
		const known = new Map(published.map((entry) => [keyOf(entry), entry]))
		const drafted = new Map(before.map((entry) => [keyOf(entry), entry]))
		for (const [key, entry] of after) {
			if (entry === drafted.get(key)) continue
			const value = known.get(key)?.value ?? null
			const wanted = isSame(entry.value, entry.base) && !known.has(key) ? null : entry.value
			if (isSame(wanted, value)) await repository.deleteDraftEntry(transaction, entry)
			else await repository.writeDraftEntry(transaction, entry, now())
		}
	}
}

function refuseUnknown(name: string) {
	if (name !== factsDocument && !copyDocuments.has(name)) throw new AppError('not-found')
}
