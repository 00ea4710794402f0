import { expect, test } from 'vitest'
import { readPhone } from '#domain/text/phone.ts'
import { doubtsOf } from './doubts.ts'

const right = { Email: 'ana@example.com', Phone: '300 123 4567' }
const doubts = (changes: object) => doubtsOf({ ...right, ...changes }, readPhone)

test('neither a plausible value nor a refused one raises a doubt', () => {
	for (const changes of [{}, { Email: '', Phone: '' }, { Email: 'josé@', Phone: '12' }])
		expect(doubts(changes)).toEqual([])
	expect(doubts({ Email: `${'é'.repeat(60_000)}@e.com`, Phone: '1 / '.repeat(9_000) })).toEqual([])
})

test.each([
	[{ Phone: '7593000' }, [{ field: 'Phone' }]],
	[{ Phone: ' 3001234567 / 3017654321 ' }, [{ field: 'Phone' }]],
	[{ Email: 'josé@ejemplo.com' }, [{ field: 'Email', suggestion: undefined }]],
	[{ Email: 'ana@gmail.con' }, [{ field: 'Email', suggestion: 'ana@gmail.com' }]],
])('%j is asked about', (changes, expected) => {
	expect(doubts(changes)).toEqual(expected)
})
