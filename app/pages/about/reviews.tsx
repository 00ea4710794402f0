import { useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { showNotice } from '#app/components/notice/notices.ts'
import { Page } from '#app/components/page/page.tsx'
import { CheckList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { AddReview } from '#app/reviews/dialog/add-review.tsx'
import { describeRefusal } from '#app/reviews/dialog/describe-refusal.ts'
import { ReviewList } from '#app/reviews/list/review-list.tsx'
import { ScoreSummary } from '#app/reviews/list/score-summary.tsx'
import { OwnReviewForm } from '#app/reviews/own/own-review-form.tsx'
import { correctionOf, ownAddress } from '#app/reviews/own/own-reviews.ts'
import { useWaitingReviews } from '#app/reviews/waiting/waiting-reviews.ts'
import { servicesContext, visitorContext } from '#app/services.ts'
import { withOwnersWords, wordsOf } from '#app/site/loaders/owners-words.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome, useWords } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { removeWaiting } from '#app/waiting/waiting-store.ts'
import { reviews } from '#content/pages/reviews.ts'
import { ownWords } from '#content/reviews/own-words.ts'
import { type RefusalWords, refusalWords } from '#content/reviews/refusal-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { type ErrorCode, type FieldError, statusOf } from '#domain/errors.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import type { OwnReviewKey } from '#domain/reviews/own-review.ts'
import type { Review } from '#domain/reviews/review.ts'
import type { Route } from './+types/reviews.ts'
import styles from './reviews.module.css'

/** As many as fit into the first 14 KB with the rest of the page. */
const firstPage = 12

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(reviews, args)
	const { locale } = page.head
	const before = args.url.searchParams.get('before') ?? undefined
	const guestKey = args.url.searchParams.get('guest')
	const { content, reviews: service } = args.context.get(servicesContext)
	const ownReviewWords = wordsOf(content, 'own-review', locale)
	const shown = await service.load({ locale, limit: firstPage, before })
	const isGuest = guestKey !== null && (await service.isGuest(guestKey))
	const asked = ownKeyIn(args.url)
	const review = asked && (await service.findOwn(asked, locale))
	return data(
		{
			...page,
			...shown,
			before,
			sent: sentIn(args.url, {
				withdrawn: ownReviewWords.withdrawn,
				thanks: wordsOf(content, 'review-form', locale).form.sent,
			}),
			...(asked && review && { own: { review, key: asked.key, words: ownReviewWords } }),
			isFormOpen: guestKey !== null || args.url.searchParams.has('problem'),
			...(isGuest && { guestKey, guestNote: wordsOf(content, 'guest-review', locale).note }),
			words: wordsOf(content, 'review-list', locale),
			pageWords: wordsOf(content, 'review-form', locale),
			...withOwnersWords(args, { 'review-refusals': refusalWords, 'own-review': ownWords }),
		},
		{ headers: asked ? privately : shown.isDegraded ? { 'cache-control': 'no-store' } : {} },
	)
}

/** The address with a key opens the writer's own review: no cache, search engine or other site may learn it. */
const privately = {
	'cache-control': 'no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex',
}

function ownKeyIn({ searchParams }: URL): OwnReviewKey | undefined {
	const [id, key] = [searchParams.get('sent'), searchParams.get('key')]
	return id && key ? { id, key } : undefined
}

/** In place of an id. */
const withdrawnId = 'withdrawn'

/** What the page says after a post without scripts. */
function sentIn(
	{ searchParams }: URL,
	{ withdrawn, thanks }: { withdrawn: string; thanks: string },
): string | undefined {
	const sent = searchParams.get('sent')
	if (sent === withdrawnId) return withdrawn
	return sent ? thanks : undefined
}

/** For browsers without scripts; with them, the dialog posts to the API. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { locale } = splitLocale(url.pathname)
	const fields = Object.fromEntries(await request.formData())
	const { content, reviews } = context.get(servicesContext)
	const visitor = context.get(visitorContext)
	const leadTo = (address: string) => redirect(localizePath(`${address}#sent`, locale), 303)
	const own = ownKeyIn(url)
	if (own && fields.withdraw) {
		const { ok } = await reviews.withdraw(own, visitor)
		if (ok) throw leadTo(`/reviews?sent=${withdrawnId}`)
		return data({ ownProblem: wordsOf(content, 'own-review', locale).tooLate }, { status: 409 })
	}
	const written = { ...fields, language: locale }
	const result = own
		? await reviews.correct(own, written, visitor)
		: await reviews.submit(written, visitor)
	if (result.ok) throw leadTo(ownAddress({ key: '', ...own, ...result }))
	const { name, evaluation, message, consent, guest } = fields as Record<string, string>
	return data(
		{
			typed: { name, evaluation, message, consent, guest },
			refusal: refusalOf(result, {
				words: wordsOf(content, 'review-refusals', locale),
				tooLate: wordsOf(content, 'own-review', locale).tooLate,
			}),
		},
		{ status: statusOf[result.code] },
	)
}

function refusalOf(
	result: { code: ErrorCode; errors: FieldError[] },
	{ words, tooLate }: { words: RefusalWords; tooLate: string },
) {
	const isTooLate = ['not-found', 'conflict'].includes(result.code)
	return isTooLate
		? { title: words.refusedTitle, text: tooLate, errors: [] }
		: describeRefusal(result, words)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = pageMeta

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, summary, words, pageWords, before, sent, own, isFormOpen } =
		loaderData
	const { locale } = head
	const { newTab } = useChrome()
	const { revalidate } = useRevalidator()
	const [sending, setSending] = useState<Review>()
	const [published, setPublished] = useState<Review[]>([])
	const [correcting, setCorrecting] = useState(own && isFormOpen ? correctionOf(own) : undefined)
	const waitingWords = useWords('waiting-reviews', waitingReviewWords)
	const waiting = useWaitingReviews((review) => {
		showPublished(review)
		showNotice({ text: waitingWords.published })
	})
	const hasSamples = loaderData.reviews.some(({ isExample }) => isExample)

	function showPublished(review: Review) {
		setSending(undefined)
		setPublished((earlier) => [review, ...earlier.filter(({ _id }) => _id !== review._id)])
		revalidate()
	}

	return (
		<Page copy={copy} head={head}>
			<div className={styles.layout}>
				<div>
					<ScoreSummary
						summary={summary}
						words={words}
						listWords={pageWords.list}
						locale={locale}
					/>
					<h2>{copy.intro.title}</h2>
					<p>{copy.intro.text}</p>
					{sent && (
						<div id="sent" className={styles.sent}>
							<p role="status">{sent}</p>
							{actionData && 'ownProblem' in actionData && (
								<p role="alert">{actionData.ownProblem}</p>
							)}
							{own && <OwnReviewForm own={own} locale={locale} className={styles.withdraw} />}
						</div>
					)}
					<AddReview
						open={copy.add}
						words={pageWords.form}
						scores={Object.values(words.scores)}
						newTab={newTab}
						locale={locale}
						guestNote={loaderData.guestNote}
						returned={
							actionData && 'typed' in actionData
								? actionData
								: isFormOpen
									? { typed: { guest: loaderData.guestKey } }
									: undefined
						}
						onSending={setSending}
						onPublished={showPublished}
						correcting={correcting}
						onCorrectingEnd={() => setCorrecting(undefined)}
					/>
				</div>
				<div>
					<h2 id="reviews-title">{copy.list.title}</h2>
					{before && (
						<p>
							<LocalLink to="/reviews">{pageWords.list.newest}</LocalLink>
						</p>
					)}
					<ReviewList
						key={`${locale} ${before}`}
						labelledBy="reviews-title"
						reviews={loaderData.reviews}
						isDegraded={loaderData.isDegraded}
						next={loaderData.next}
						published={published}
						sending={sending}
						onCorrect={setCorrecting}
						waiting={waiting
							.filter(({ review }) => review.message !== sending?.message)
							.map(({ review, isRefused }) => ({
								review,
								state: isRefused ? waitingWords.refused : waitingWords.waiting,
								discard: { label: waitingWords.discard, run: () => removeWaiting(review._id) },
							}))}
						words={words}
						listWords={pageWords.list}
						locale={locale}
					/>
					{hasSamples && <p className={styles.note}>{words.samplesNote}</p>}
				</div>
			</div>

			<section className={styles.policy}>
				<div>
					<h2>{copy.policy.title}</h2>
					<p>{copy.policy.text}</p>
					<p>
						<WithContacts text={copy.policy.name} />
					</p>
					<p>
						<LocalLink to={copy.policy.link.to}>{copy.policy.link.label}</LocalLink>
					</p>
				</div>
				<div>
					<h3>{copy.policy.removedTitle}</h3>
					<CheckList items={copy.policy.removed} />
				</div>
			</section>
			<Section title={copy.problem.title} picture={picture}>
				<p>{copy.problem.text}</p>
			</Section>
		</Page>
	)
}
