/*
 * Needed soon after a page's islands, in one file. Fetched with them: without a connection it would be too late, and
 * among a page's styles its own would cost every visitor bytes.
 */

export { Air } from '#app/components/air/air.tsx'
export { NoticeCards } from '#app/components/notice/notice-cards.tsx'
export { cacheAtRest } from '#app/offline/cache-page.ts'
export { SignalLine } from '#app/offline/signal-line.tsx'
