import { data } from 'react-router'
import { Page } from '#app/components/page/page.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { Island } from '#app/islands/island.tsx'
import { ownKeyIn, sentIn } from '#app/reviews/own/own-address.ts'
import { reviewAction } from '#app/reviews/review-action.ts'
import { ReviewBoard } from '#app/reviews/review-board.tsx'
import { servicesContext } from '#app/services.ts'
import { FormScript } from '#app/site/head/page-assets.tsx'
import { pickWords, withOwnersWords } from '#app/site/loaders/owners-words.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { secretAddressHeaders } from '#app/site/secret-address.ts'
import { reviews } from '#content/pages/reviews.ts'
import { ownWords } from '#content/reviews/own-words.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import type { Route } from './+types/reviews.ts'
import styles from './reviews.module.css'

/** With so many, the page fits into the its 13 KB. */
const firstPage = 12

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(reviews, args)
	const { locale } = page.head
	const before = args.url.searchParams.get('before') ?? undefined
	const guestKey = args.url.searchParams.get('guest')
	const { content, reviews: service } = args.context.get(servicesContext)
	const ownReviewWords = pickWords(content, 'own-review', locale)
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
				thanks: pickWords(content, 'review-form', locale).form.sent,
			}),
			...(asked && review && { own: { review, key: asked.key, words: ownReviewWords } }),
			// A review with a reply is not corrected.
			isFormOpen: guestKey !== null || (args.url.searchParams.has('problem') && !review?.answer),
			...(isGuest && { guestKey, guestNote: pickWords(content, 'guest-review', locale).note }),
			words: pickWords(content, 'review-list', locale),
			pageWords: pickWords(content, 'review-form', locale),
			...withOwnersWords(args, { 'review-refusals': refusalWords, 'own-review': ownWords }),
		},
		{
			headers: asked
				? secretAddressHeaders
				: shown.isDegraded
					? { 'cache-control': 'no-store' }
					: {},
		},
	)
}

export const action = (args: Route.ActionArgs) => reviewAction(args)
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = pageMeta

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, picture, own, isFormOpen, guestKey, guestNote } = loaderData
	const { newTab } = useChrome()
	const invited = isFormOpen ? { typed: { guest: guestKey } } : undefined
	return (
		<Page copy={copy} head={head}>
			<Island
				of={ReviewBoard}
				copy={{ intro: copy.intro, add: copy.add, list: copy.list }}
				words={loaderData.words}
				pageWords={loaderData.pageWords}
				newTab={newTab}
				summary={loaderData.summary}
				reviews={loaderData.reviews}
				isDegraded={loaderData.isDegraded || undefined}
				next={loaderData.next}
				before={loaderData.before}
				sent={loaderData.sent}
				own={own && { ...own, isCorrecting: isFormOpen }}
				ownProblem={actionData && 'ownProblem' in actionData ? actionData.ownProblem : undefined}
				guestNote={guestNote}
				returned={actionData && 'typed' in actionData ? actionData : invited}
			/>
			<FormScript />

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
