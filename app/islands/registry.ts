import { FlipCard } from '#app/components/flip-card/flip-card.tsx'
import { OpenNow } from '#app/components/open-now/open-now.tsx'
import { OpenNowLine } from '#app/components/open-now/open-now-line.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { CachedPages } from '#app/offline/cached-pages.tsx'
import { RetryLink } from '#app/offline/retry-link.tsx'
import { SignalRegion } from '#app/offline/signal-region.tsx'
import { ReviewCarousel } from '#app/reviews/carousel/review-carousel.tsx'
import { PageTools } from './page-tools.tsx'

const loadStays = () => import('./stay-islands.ts')
const loadForms = () => import('./form-islands.ts')
const loadRare = () => import('./rare-islands.ts')
const loadReviews = () => import('./review-islands.ts')

/**
 * The islands by the names of their components. Small ones come with the entry, others with the first page that has them:
 * a chunk for each island would be ten requests on a page with a form.
 */
export const islands = {
	Almanac: async () => (await loadStays()).Almanac,
	BookingSection: async () => (await loadForms()).BookingSection,
	Calendar: async () => (await loadStays()).Calendar,
	EnquirySection: async () => (await loadForms()).EnquirySection,
	FlipCard: async () => FlipCard,
	ForgetRequests: async () => (await loadRare()).ForgetRequests,
	CachedPages: async () => CachedPages,
	OpenNow: async () => OpenNow,
	OpenNowLine: async () => OpenNowLine,
	OwnRequestLink: async () => (await loadRare()).OwnRequestLink,
	OwnRequestsList: async () => (await loadRare()).OwnRequestsList,
	PageTools: async () => PageTools,
	ReceiptForm: async () => (await loadRare()).ReceiptForm,
	RequestActions: async () => (await loadRare()).RequestActions,
	RetryLink: async () => RetryLink,
	ReviewBoard: async () => (await loadReviews()).ReviewBoard,
	ReviewCarousel: async () => ReviewCarousel,
	SignalRegion: async () => SignalRegion,
	Slideshow: async () => Slideshow,
}
