import * as z from 'zod/mini'
import { defaultLocale, locales } from '#domain/locale.ts'
import { oneLine, severalLines } from '#domain/text/text.ts'
import { reviewIdPattern } from './review-id.ts'
import { reviewLimits } from './review-scale.ts'

// Apart, so that pages that only show reviews do not load schemas.
export type { Review } from './published-review.ts'
export { reviewLimits, starsOf } from './review-scale.ts'

// zod/mini, because browsers load these schemas; jitless, because the content security policy forbids compiled parsers.
z.config({ jitless: true })

export type ReviewErrorCode =
	| 'nameRequired'
	| 'nameTooLong'
	| 'scoreRequired'
	| 'reviewRequired'
	| 'reviewTooLong'
	| 'consentRequired'
	| 'languageUnknown'
	| 'idInvalid'

const says = (code: ReviewErrorCode) => ({ error: code })
const stopsAt = (code: ReviewErrorCode) => ({ error: code, abort: true })
const noScore = says('scoreRequired')

const name = z
	.string(says('nameRequired'))
	.check(z.overwrite(oneLine), z.maxLength(reviewLimits.name, says('nameTooLong')))

/** HTML forms send text, and an empty field must not become a zero. */
const evaluation = z.pipe(
	z.union(
		[
			z.int(noScore).check(z.gte(0, noScore), z.lte(4, noScore)),
			z.string(noScore).check(z.regex(/^[0-4]$/, noScore)),
		],
		noScore,
	),
	// `+ 0` turns the -0 that JSON can hold into 0.
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
const language = z._default(z.enum(locales, says('languageUnknown')), defaultLocale)

/** The key in a guest's link. One that is not valid marks nothing. */
const guest = z.optional(z.string().check(z.maxLength(100)))

/** The dialog's form: it requires a name and the consent that the law demands. */
export const ReviewFormSchema = z.object(
	{
		name: name.check(z.minLength(1, says('nameRequired'))),
		evaluation,
		message,
		consent: z
			.union([z.boolean(), z.string()], says('consentRequired'))
			.check(z.refine(isTicked, says('consentRequired'))),
		language,
		guest,
	},
	says('reviewRequired'),
)

/** The API's body: a client may send only the specification's three fields, and an empty name. */
export const ReviewPostSchema = z.object({
	/** Made by the browser: the same review may arrive twice, after a lost response. */
	id: z.optional(z.string(says('idInvalid')).check(z.regex(reviewIdPattern, says('idInvalid')))),
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
	guest,
})

/** Made by the browser that sends a review: at least 128 bits. The server keeps its hash. */
export const OwnKeySchema = z.object({
	key: z.optional(z.string().check(z.regex(/^[\w-]{22,64}$/))),
})

export type ReviewFormFields = z.infer<typeof ReviewFormSchema>
export type ReviewPost = z.infer<typeof ReviewPostSchema>
