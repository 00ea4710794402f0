/** Set in session storage while the owner edits pages. The button is in another file, which is fetched only when needed. */
export const editingKey = 'editing'
