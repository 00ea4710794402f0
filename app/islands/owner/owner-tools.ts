/*
 * The owner's tools on visitors' pages, loaded as one: code that two chunks of theirs shared would be put with what
 * visitors' islands share, and cost every visitor with a form.
 */
export { EditingMode } from '#app/editing/mode/editing-mode.tsx'
export { EditButton } from '#app/owner/sign-in/edit-button.tsx'
export { loadDeleteTools } from '#app/reviews/list/delete-review.tsx'
