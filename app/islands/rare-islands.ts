/*
 * The islands of pages that few visitors open: a guest's own page and the list of one's requests. The confirmation of a
 * booking request fetches one of them too.
 */

export { OwnRequestLink } from '#app/enquiries/own-requests/own-request-link.tsx'
export { OwnRequestsList } from '#app/enquiries/own-requests/own-requests-list.tsx'
export { ReceiptForm } from '#app/stays/guest-page/receipt-form.tsx'
export { RequestActions } from '#app/stays/guest-page/request-actions.tsx'
export { ForgetRequests } from './forget-requests.tsx'
