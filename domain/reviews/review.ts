import * as z from 'zod/mini'
import { locales } from '#domain/locale.ts'
import { oneLine, severalLines } from '#domain/text.ts'
import { reviewLimits } from './review-scale.ts'

// Apart, so that pages which only show reviews need not load schemas.
export { reviewLimits, starsOf } from './review-scale.ts'

// zod/mini, because these schemas travel to phones; and without compiled parsers, which the content security policy refuses.
z.config({ jitless: true })

export type Review = {
	_id: string
	/** May be empty: shown as ANONIMO or ANONYMOUS. */
	name: string
	/** 0 to 4 as given; the built-in examples hold 3 to 5. */
	evaluation: number
	message: string
	/** In milliseconds since 1970. */
	createdAt: number
	/** Invented by us to show what the page looks like: always labelled so. */
	isExample: boolean
}

/** From poor to excellent. */
export const reviewScores = [0, 1, 2, 3, 4] as const

export const reviewErrorCodes = [
	'nameRequired',
	'nameTooLong',
	'scoreRequired',
	'reviewRequired',
	'reviewTooLong',
	'consentRequired',
	'languageUnknown',
] as const
export type ReviewErrorCode = (typeof reviewErrorCodes)[number]

const says = (code: ReviewErrorCode) => ({ error: code })
const stopsAt = (code: ReviewErrorCode) => ({ error: code, abort: true })
const noScore = says('scoreRequired')

const name = z
	.string(says('nameRequired'))
	.check(z.overwrite(oneLine), z.maxLength(reviewLimits.name, says('nameTooLong')))

/** A field of an HTML form comes as text; and an empty one must not become a zero. */
const evaluation = z.pipe(
	z.union(
		[
			z.int(noScore).check(z.gte(0, noScore), z.lte(4, noScore)),
			z.string(noScore).check(z.regex(/^[0-4]$/, noScore)),
		],
		noScore,
	),
	// Adding nothing makes a zero of the minus zero that JSON can hold.
	z.transform((value: number | string) => Number(value) + 0),
)

const message = z
	.string(says('reviewRequired'))
	.check(
		z.overwrite(severalLines),
		z.minLength(1, stopsAt('reviewRequired')),
		z.maxLength(reviewLimits.message, says('reviewTooLong')),
	)

const isTicked = (value?: boolean | string) => ['true', 'on', '1'].includes(String(value))
const language = z._default(z.enum(locales, says('languageUnknown')), 'es')

/** The page's dialog: it asks for a name, and for the consent the law wants. */
export const ReviewDraftSchema = z.object(
	{
		name: name.check(z.minLength(1, says('nameRequired'))),
		evaluation,
		message,
		consent: z
			.union([z.boolean(), z.string()], says('consentRequired'))
			.check(z.refine(isTicked, says('consentRequired'))),
		language,
	},
	says('reviewRequired'),
)

/** The API: a program may send the specification's three fields only, and leave the name empty. */
export const ReviewPostSchema = z.object({
	name: z.pipe(
		z.pipe(
			z.nullish(z.string(says('nameRequired'))),
			z.transform((given: string | null | undefined) => given ?? ''),
		),
		name,
	),
	evaluation,
	message,
	consent: z.pipe(z.optional(z.union([z.boolean(), z.string()])), z.transform(isTicked)),
	language,
})

export type ReviewDraft = z.infer<typeof ReviewDraftSchema>
export type ReviewPost = z.infer<typeof ReviewPostSchema>
