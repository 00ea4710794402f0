import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import { Picture } from './picture.tsx'

const drawing: ResolvedPicture = {
	src: '/pictures/dessert-0a1b2c3d.svg',
	width: 1200,
	height: 800,
	alt: 'A dessert',
}

const photograph: ResolvedPicture = {
	...drawing,
	src: '/pictures/dessert-800.webp',
	srcset: '/pictures/dessert-400.avif 400w, /pictures/dessert-800.avif 800w',
}

test('a drawing is a plain image that loads lazily and has fixed dimensions', () => {
	const html = renderToStaticMarkup(<Picture picture={drawing} sizes="100vw" />)
	expect(html).toMatch(/^<img /)
	for (const attribute of [
		'src="/pictures/dessert-0a1b2c3d.svg"',
		'alt="A dessert"',
		'width="1200"',
		'height="800"',
		'loading="lazy"',
		'decoding="async"',
	])
		expect(html).toContain(attribute)
	expect(html).not.toContain('fetchpriority')
})

test('a photograph offers AVIF in all its widths, and WebP to browsers without AVIF', () => {
	const html = renderToStaticMarkup(<Picture picture={photograph} sizes="50vw" />)
	expect(html).toMatch(/^<picture/)
	expect(html).toContain(
		'<source type="image/avif" srcSet="/pictures/dessert-400.avif 400w, /pictures/dessert-800.avif 800w" sizes="50vw"/>',
	)
	expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('<img'))
	expect(html).toContain('src="/pictures/dessert-800.webp"')
})

test('under a media query another file takes its place, in browsers with AVIF', () => {
	const instead = {
		picture: { ...drawing, srcset: '/pictures/dessert-0a1b2c3d-360.avif 360w' },
		media: '(max-width: 575.98px)',
	}
	const html = renderToStaticMarkup(<Picture picture={drawing} sizes="100vw" instead={instead} />)
	expect(html).toContain(
		'<source media="(max-width: 575.98px)" type="image/avif" srcSet="/pictures/dessert-0a1b2c3d-360.avif 360w"',
	)
	expect(html.indexOf('image/avif')).toBeLessThan(
		html.indexOf('src="/pictures/dessert-0a1b2c3d.svg"'),
	)
})

test('a priority picture loads eagerly with high priority', () => {
	const html = renderToStaticMarkup(
		<Picture picture={photograph} sizes="100vw" priority className="hero" />,
	)
	expect(html).toContain('loading="eager"')
	expect(html.toLowerCase()).toContain('fetchpriority="high"')
	expect(html).toMatch(/class="[^"]* hero"/)
})

test('a picture for the paper loads without being scrolled to, after the first one', () => {
	const html = renderToStaticMarkup(<Picture picture={photograph} sizes="100vw" isPrinted />)
	expect(html).toContain('loading="eager"')
	expect(html.toLowerCase()).toContain('fetchpriority="low"')
})
