import { useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { showNotice } from '#app/components/notice/notices.ts'
import { Page } from '#app/components/page/page.tsx'
import { CheckList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { AddReview } from '#app/reviews/dialog/add-review.tsx'
import { describeRefusal } from '#app/reviews/dialog/post-review.ts'
import { ReviewList } from '#app/reviews/list/review-list.tsx'
import { ScoreSummary } from '#app/reviews/list/score-summary.tsx'
import type { Correction } from '#app/reviews/own/own-reviews.ts'
import { useWaitingReviews } from '#app/reviews/waiting/use-waiting-reviews.ts'
import { servicesContext, visitorContext } from '#app/services.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { useChrome } from '#app/site/root-data.ts'
import { removeWaiting } from '#app/waiting/waiting-store.ts'
import { reviews } from '#content/pages/reviews.ts'
import { guestReviewWords, reviewsPageWords } from '#content/reviews/page-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { statusOf } from '#domain/errors.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
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
	const { reviews: service } = args.context.get(servicesContext)
	const shown = await service.load({ locale, limit: firstPage, before })
	const isGuest = guestKey !== null && (await service.isGuest(guestKey))
	return data(
		{
			...page,
			...shown,
			before,
			isSent: args.url.searchParams.has('sent'),
			isFormOpen: guestKey !== null || args.url.searchParams.has('problem'),
			...(isGuest && { guestKey, guestNote: guestReviewWords[locale] }),
			words: reviewWords[locale],
			pageWords: reviewsPageWords[locale],
		},
		{ headers: shown.isDegraded ? { 'cache-control': 'no-store' } : {} },
	)
}

/** For browsers without scripts; with them, the dialog posts to the API. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { locale } = splitLocale(url.pathname)
	const fields = Object.fromEntries(await request.formData())
	const { reviews } = context.get(servicesContext)
	const result = await reviews.submit({ ...fields, language: locale }, context.get(visitorContext))
	if (result.ok) throw redirect(`${localizePath('/reviews', locale)}?sent=1#sent`, { status: 303 })
	const { name, evaluation, message, consent, guest } = fields as Record<string, string>
	return data(
		{
			typed: { name, evaluation, message, consent, guest },
			refusal: describeRefusal(result, locale),
		},
		{ status: statusOf[result.code] },
	)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = pageMeta

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, summary, words, pageWords, before, isSent, isFormOpen } = loaderData
	const { locale } = head
	const { newTab } = useChrome()
	const { revalidate } = useRevalidator()
	const [sending, setSending] = useState<Review>()
	const [published, setPublished] = useState<Review[]>([])
	const [correcting, setCorrecting] = useState<Correction>()
	const waitingWords = waitingReviewWords[locale]
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
					{isSent && (
						<p id="sent" className={styles.sent} role="status">
							{pageWords.form.sent}
						</p>
					)}
					<AddReview
						open={copy.add}
						words={pageWords.form}
						scores={words.scores}
						newTab={newTab}
						locale={locale}
						guestNote={loaderData.guestNote}
						returned={
							actionData ?? (isFormOpen ? { typed: { guest: loaderData.guestKey } } : undefined)
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
					<p>{copy.policy.name}</p>
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
