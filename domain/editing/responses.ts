import { z } from 'zod'
import { inEachLanguage, locales } from '#domain/locale.ts'
import type { ContentTree } from './content-tree.ts'

/*
 * Requests and responses of the editing API. Browsers import only the types.
 */

const Locale = z.enum(locales)
const Texts = z.object(inEachLanguage(() => z.string().nullable()))
const Tree: z.ZodType<ContentTree> = z.any()

const CopyFieldSchema = Texts.extend({
	path: z.string(),
	default: Texts.nullable().describe('Built in; null in an item that the owner added'),
	draft: Texts.nullable(),
	stale: Locale.optional().describe('Not changed together with the other language'),
	isDefaultChanged: z
		.literal(true)
		.optional()
		.describe('An update of the site changed the text on which the owner’s is based'),
	longest: z.int().optional().describe('Where search engines and narrow screens cut'),
})

const FactFieldSchema = z.object({
	path: z.string(),
	value: z.unknown(),
	default: z.unknown(),
	draft: z.unknown(),
	isPlaceholder: z.literal(true).optional(),
})

/** The words of a page, the facts or the photographs. */
export const DocumentResponseSchema = z.object({
	name: z.string(),
	fields: z.array(z.union([CopyFieldSchema, FactFieldSchema])),
	lists: z
		.array(
			z.object({
				path: z.string(),
				items: z.array(z.object(inEachLanguage(() => Tree))),
				model: Tree,
			}),
		)
		.optional()
		.describe('As the draft has them, `[{ es, en }, …]`; `model` is how an item looks'),
	placeholders: z
		.array(Texts.extend({ name: z.string() }))
		.optional()
		.describe(
			'What texts may name in braces, with its present words; null where the page fills it in',
		),
	orphans: z
		.array(z.object({ path: z.string(), locale: z.enum([...locales, '']), value: z.unknown() }))
		.optional()
		.describe('Changes to texts that this version of the site no longer has'),
})

export const DocumentListSchema = z.object({
	documents: z.array(z.object({ name: z.string(), hasDraft: z.boolean(), isChanged: z.boolean() })),
	attention: z.array(
		z.object({
			name: z.string(),
			stale: z.int().describe('Texts that wait for their translation'),
			defaultChanged: z.int().describe('Changes whose built-in text an update changed'),
			orphans: z.int().describe('Changes to texts that the site no longer has'),
		}),
	),
	changes: z.int().describe('Texts and facts that publishing would change'),
	hasDraft: z.boolean(),
	version: z.string().describe('Changes with the draft'),
})

export const ContentChangesSchema = z.object({
	changes: z.array(
		z.object({
			path: z.string().max(200),
			locale: Locale.optional().describe('For a text; lists take both languages of each item'),
			value: z.unknown().describe('null for back to built-in; a list is `[{ es, en }, …]`'),
			seen: z.unknown().optional().describe('What the editor saw: 409 if it changed meanwhile'),
		}),
	),
})

export const PublicationSchema = z.object({
	version: z.int(),
	previous: z.int().describe('What was public before: the same when nothing visible changed'),
})

export const HistoryResponseSchema = z.object({
	versions: z.array(
		z.object({
			version: z.int(),
			publishedAt: z.iso.datetime(),
			person: z.string().nullable().describe('Who published it'),
			changes: z.array(
				z.object({
					document: z.string(),
					path: z.string(),
					locale: z.enum([...locales, '']),
					item: z.string().optional().describe('The first words of the list’s item it is in'),
					before: z.unknown().describe('null: there was nothing'),
					after: z.unknown(),
				}),
			),
		}),
	),
})

const share = z.number().min(0).max(1)

/** As shares of the width and the height. */
export const FocusSchema = z.object({ x: share, y: share })

const SlotPhotoSchema = z.object({
	photo: z.string().describe('The id of the photograph'),
	width: z.int().describe('Of the upload, upright'),
	height: z.int(),
	crop: z.string().describe('The id of the crop, a part of its files’ names'),
	widths: z.array(z.int()).readonly(),
	focus: FocusSchema,
	alt: z.object(inEachLanguage(() => z.string())).describe('Empty until the owner writes it'),
})

export const SeenDetailsSchema = SlotPhotoSchema.pick({ focus: true, alt: true }).partial()

const ListedPhotoSchema = SlotPhotoSchema.extend({
	slot: z.string(),
	picture: z.object({
		src: z.string(),
		width: z.int(),
		height: z.int(),
		sources: z
			.array(
				z.object({
					type: z.enum(['image/avif', 'image/webp']),
					srcset: z.array(z.object({ url: z.string(), width: z.int() })).readonly(),
				}),
			)
			.readonly(),
	}),
	overview: z.string().describe('The whole photograph, small'),
})

export const UploadedPhotoSchema = ListedPhotoSchema.pick({ slot: true, width: true, height: true })

export const PhotosResponseSchema = z.object({
	published: z.array(ListedPhotoSchema),
	draft: z.array(ListedPhotoSchema),
})

type DocumentResponse = Required<z.infer<typeof DocumentResponseSchema>>

export type Texts = z.infer<typeof Texts>
export type Publication = z.infer<typeof PublicationSchema>
export type CopyField = z.infer<typeof CopyFieldSchema>
export type FactField = z.infer<typeof FactFieldSchema>
export type ListField = DocumentResponse['lists'][number]
export type ListItem = ListField['items'][number]
export type Placeholder = DocumentResponse['placeholders'][number]
export type Orphan = DocumentResponse['orphans'][number]
export type CopyDocument = Omit<DocumentResponse, 'fields'> & { fields: CopyField[] }
export type FactsDocument = Pick<DocumentResponse, 'name' | 'orphans'> & { fields: FactField[] }
export type DocumentList = z.infer<typeof DocumentListSchema>
export type Attention = DocumentList['attention'][number]
export type ContentChange = z.infer<typeof ContentChangesSchema>['changes'][number]
export type HistoryResponse = z.infer<typeof HistoryResponseSchema>
/** One text or fact that a publication changed. */
export type PublishedChange = HistoryResponse['versions'][number]['changes'][number]
/** Stays in the picture however it is cropped. */
export type Focus = z.infer<typeof FocusSchema>
/** The owner's photograph in a slot: the value of an overlay entry, whose path is the slot. */
export type SlotPhoto = z.infer<typeof SlotPhotoSchema> & {
	/** In a preview: the code that opens a crop which is not published. Never stored. */
	access?: string
}
export type PhotosResponse = z.infer<typeof PhotosResponseSchema>
/** A photograph with the addresses of its files. */
export type ListedPhoto = PhotosResponse['draft'][number]
