import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkForm } from '#domain/forms/check-form.ts'
import { ReviewFormSchema, ReviewPostSchema, reviewLimits, starsOf } from './review.ts'

const draft = { name: 'Ana', evaluation: 4, message: 'La trucha, deliciosa', consent: 'on' }
const attacks = [
	'<script>alert(document.cookie)</script>',
	'"><svg onload=alert(1)>',
	'javascript:alert(1)',
	"' or 1=1; drop table reviews; --",
	'{{7*7}}',
	'__proto__',
	'constructor.prototype',
]

test('the form requires name, score, text and consent, each with its own error code', () => {
	expect(checkForm(ReviewFormSchema, {}).errors).toEqual([
		{ field: 'name', code: 'nameRequired' },
		{ field: 'evaluation', code: 'scoreRequired' },
		{ field: 'message', code: 'reviewRequired' },
		{ field: 'consent', code: 'consentRequired' },
	])
	const blank = { name: ' ', evaluation: '', message: '\n\t\u200b', consent: '' }
	expect(checkForm(ReviewFormSchema, blank).errors?.map(({ code }) => code)).toEqual([
		'nameRequired',
		'scoreRequired',
		'reviewRequired',
		'consentRequired',
	])
})

test('an API client may send only the three fields, and no name', () => {
	const { name, evaluation, message } = draft
	expect(ReviewPostSchema.parse({ name, evaluation, message })).toEqual({
		name,
		evaluation,
		message,
		consent: false,
		language: 'es',
	})
	expect(ReviewPostSchema.parse({ name: '', evaluation, message }).name).toBe('')
	expect(ReviewPostSchema.parse({ evaluation, message }).name).toBe('')
})

test('a score is 0 to 4, as a number or as text', () => {
	for (const evaluation of [0, 1, 2, 3, 4, '0', '4'])
		expect(ReviewPostSchema.parse({ ...draft, evaluation }).evaluation).toBe(Number(evaluation))
	const wrong = [
		-1,
		5,
		1.5,
		'',
		' ',
		'5',
		'1.0',
		'03',
		null,
		true,
		[],
		[3],
		{},
		Number.NaN,
		undefined,
	]
	for (const evaluation of wrong) {
		const { error } = ReviewPostSchema.safeParse({ ...draft, evaluation })
		expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
			['evaluation', 'scoreRequired'],
		])
	}
})

test('lengths are measured after the text is cleaned', () => {
	const ofLength = (name: number, message: number) =>
		checkForm(ReviewFormSchema, {
			...draft,
			name: ` ${'n'.repeat(name)}  `,
			message: `${'m'.repeat(message)}\n\n`,
		})
	expect(ofLength(reviewLimits.name, reviewLimits.message).errors).toBeUndefined()
	expect(ofLength(reviewLimits.name + 1, reviewLimits.message + 1).errors).toEqual([
		{ field: 'name', code: 'nameTooLong' },
		{ field: 'message', code: 'reviewTooLong' },
	])
})

test('any input is accepted by the rules or refused, and never throws', () => {
	const anything = fc.oneof(
		fc.anything({ withNullPrototype: true }),
		fc.record({
			name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...attacks), fc.anything()),
			evaluation: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom('3', '', '9')),
			message: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...attacks)),
			consent: fc.oneof(fc.boolean(), fc.string(), fc.constant('on')),
		}),
	)
	fc.assert(
		fc.property(anything, (input) => {
			for (const schema of [ReviewFormSchema, ReviewPostSchema]) {
				const { data } = schema.safeParse(input)
				if (!data) continue
				expect([0, 1, 2, 3, 4]).toContain(data.evaluation)
				expect(data.message.length).toBeGreaterThan(0)
				expect(data.message.length).toBeLessThanOrEqual(reviewLimits.message)
				expect(data.name.length).toBeLessThanOrEqual(reviewLimits.name)
				expect(schema.parse(data)).toEqual(data)
			}
		}),
		{ numRuns: 2000 },
	)
})

test('text that looks like an attack stays text, and unknown keys are dropped', () => {
	for (const attack of attacks) {
		const input = JSON.parse(
			`{"__proto__": {"isOwner": true}, "constructor": {"prototype": {}}, "isExample": true}`,
		)
		const post = ReviewPostSchema.parse({ ...input, ...draft, name: attack, message: attack })
		expect(post).toMatchObject({ name: attack, message: attack })
		expect(Object.keys(post).sort()).toEqual([
			'consent',
			'evaluation',
			'language',
			'message',
			'name',
		])
	}
	expect(({} as { isOwner?: boolean }).isOwner).toBeUndefined()
})

test('scores are shown as one to five stars', () => {
	expect([0, 1, 2, 3, 4, 5].map(starsOf)).toEqual([1, 2, 3, 4, 5, 5])
})
