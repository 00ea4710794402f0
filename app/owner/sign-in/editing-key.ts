/** In session storage while the owner edits pages. Apart from the button, which is fetched only when it is needed. */
export const editingKey = 'editing'
