/**
 * In session storage, the id of the person who edits pages in this tab: whoever signs in after them does not begin by editing.
 * The button is in another file, which is fetched only when needed.
 */
export const editingKey = 'editing'
