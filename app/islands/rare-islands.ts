/*
 * The islands of pages that few visitors open: a guest's own page, the list of one's requests, the page without a signal. The
 * confirmation of a booking request fetches one of them too.
 */

export { OwnRequestLink } from '#app/enquiries/own-requests/own-request-link.tsx'
export { OwnRequestsList } from '#app/enquiries/own-requests/own-requests-list.tsx'
export { KeptPages } from '#app/offline/kept-pages.tsx'
export { RetryLink } from '#app/offline/retry-link.tsx'
export { RequestActions } from '#app/stays/guest-page/request-actions.tsx'
export { ForgetRequests } from './forget-requests.tsx'
