/*
 * What a page needs soon after its islands, in one file that is fetched right after them, while there is a connection.
 * Its styles are not inline, where they would cost every visitor bytes.
 */

export { Air } from '#app/components/air/air.tsx'
export { NoticeCards } from '#app/components/notice/notice-cards.tsx'
export { SignalLine } from '#app/offline/signal-line.tsx'
