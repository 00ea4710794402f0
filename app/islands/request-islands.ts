/* The island of a guest's own page. */

export { RequestActions } from '#app/stays/guest-page/request-actions.tsx'
