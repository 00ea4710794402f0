import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reviewWords } from '#content/reviews/review-words.ts'
import { ReviewCard } from './review-carousel.tsx'

const review = { _id: '1', name: '', message: 'Volveremos', isExample: false, evaluation: 3 }

test('a review without a name is anonymous, in the language of the page', () => {
	expect(renderToStaticMarkup(<ReviewCard review={review} words={reviewWords.es} />)).toContain(
		'ANONIMO',
	)
	expect(renderToStaticMarkup(<ReviewCard review={review} words={reviewWords.en} />)).toContain(
		'ANONYMOUS',
	)
})

test('the score shows as stars with an accessible name and a word', () => {
	const html = renderToStaticMarkup(<ReviewCard review={review} words={reviewWords.en} />)
	expect(html).toContain('aria-label="4 of 5 stars"')
	expect(html).toContain('★★★★<span>★</span>')
	expect(html).toContain('very good')
})

test('only a sample review is labelled as one', () => {
	const html = (isExample: boolean) =>
		renderToStaticMarkup(<ReviewCard review={{ ...review, isExample }} words={reviewWords.en} />)
	expect(html(true)).toContain('Example')
	expect(html(false)).not.toContain('Example')
})
