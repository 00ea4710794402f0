import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/services.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import { type ErrorCode, type FieldError, statusOf } from '#domain/errors.ts'
import { type Locale, localizePath, splitLocale } from '#domain/locale.ts'
import type { OwnReviewKey } from '#domain/reviews/own-review.ts'
import { describeRefusal } from './dialog/describe-refusal.ts'
import { ownKeyIn, withdrawnAddress } from './own/own-address.ts'
import { ownAddress } from './own/own-reviews.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>
type Fields = Record<string, unknown>
type Post = Pick<Args, 'context'> & { fields: Fields; locale: Locale }

/** For browsers without scripts; with them, the dialog posts to the API. */
export async function reviewAction({ request, url, context }: Args) {
	const { locale } = splitLocale(url.pathname)
	const post = { context, locale, fields: Object.fromEntries(await request.formData()) }
	const own = ownKeyIn(url)
	return own && post.fields.withdraw ? withdraw(own, post) : publish(own, post)
}

const leadTo = (address: string, locale: Locale) =>
	redirect(localizePath(`${address}#sent`, locale), 303)

async function withdraw(own: OwnReviewKey, { context, locale }: Post) {
	const { content, reviews } = context.get(servicesContext)
	const { ok } = await reviews.withdraw(own, context.get(visitorContext))
	if (ok) throw leadTo(withdrawnAddress, locale)
	return data({ ownProblem: pickWords(content, 'own-review', locale).tooLate }, { status: 409 })
}

/** A new review, or the correction of one's own. */
async function publish(own: OwnReviewKey | undefined, { context, fields, locale }: Post) {
	const { reviews } = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const written = { ...fields, language: locale }
	const result = own
		? await reviews.correct(own, written, visitor)
		: await reviews.submit(written, visitor)
	if (result.ok) throw leadTo(ownAddress({ key: '', ...own, ...result }), locale)
	const { name, evaluation, message, consent, guest } = fields as Record<string, string>
	const typed = { name, evaluation, message, consent, guest }
	const refusal = describeResult(result, { context, locale })
	return data({ typed, refusal }, { status: statusOf[result.code] })
}

function describeResult(
	result: { code: ErrorCode; errors: FieldError[] },
	{ context, locale }: Pick<Post, 'context' | 'locale'>,
) {
	const { content } = context.get(servicesContext)
	const words = pickWords(content, 'review-refusals', locale)
	const isTooLate = ['not-found', 'conflict'].includes(result.code)
	if (!isTooLate) return describeRefusal(result, words)
	const { tooLate } = pickWords(content, 'own-review', locale)
	return { title: words.refusedTitle, text: tooLate, errors: [] }
}
