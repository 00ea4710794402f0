/** In session storage while the owner edits pages. */
export const editingKey = 'editing'
