/** In session storage, the id of the person who edits pages in this tab: whoever signs in after them does not begin by editing. */
export const editingKey = 'editing'
