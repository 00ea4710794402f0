/**
 * The id of the list of reviews. It has its own file because the owner's tools need it too: what they import from a
 * component is in the chunk that pages with a form load.
 */
export const listId = 'reviews-box'
