/** On a request for a page's data: answer with the owner's draft, marked for editing. Node's spelling of headers. */
export const previewHeader = 'x-preview'
