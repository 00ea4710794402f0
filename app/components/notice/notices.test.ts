import { expect, test } from 'vitest'
import { dismissNotice, showNotice, shownNotices } from './notices.ts'

const texts = () => shownNotices().map(({ text }) => text)

test('a notice takes the place of an earlier one about the same thing, and of no other', () => {
	// Other files of this worker may have left some.
	for (const { id } of shownNotices()) dismissNotice(id)
	showNotice({ text: 'Signed out', stays: true })
	showNotice({ about: 'review', text: 'Kept until there is a signal', stays: true })
	showNotice({ about: 'request', text: 'Request sent', stays: true })
	showNotice({ about: 'review', text: 'Published', stays: true })
	expect(texts()).toEqual(['Signed out', 'Request sent', 'Published'])
})
