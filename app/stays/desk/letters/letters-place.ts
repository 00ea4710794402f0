/** Where owners write how to pay: below the pages of the site. */
export const lettersId = 'letters'
export const lettersPlace = `/admin/site#${lettersId}`
