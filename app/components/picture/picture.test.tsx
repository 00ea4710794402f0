import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResolvedPicture } from '#domain/picture.ts'
import { Picture } from './picture.tsx'

const drawing: ResolvedPicture = {
	src: '/pictures/dessert-0a1b2c3d.svg',
	width: 1200,
	height: 800,
	sources: [],
	alt: 'A dessert',
}

const photograph: ResolvedPicture = {
	...drawing,
	src: '/pictures/dessert-800.webp',
	sources: [
		{
			type: 'image/avif',
			srcset: [
				{ url: '/pictures/dessert-400.avif', width: 400 },
				{ url: '/pictures/dessert-800.avif', width: 800 },
			],
		},
		{ type: 'image/webp', srcset: [{ url: '/pictures/dessert-800.webp', width: 800 }] },
	],
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

test('a raster offers AVIF before WebP in all its widths', () => {
	const html = renderToStaticMarkup(<Picture picture={photograph} sizes="50vw" />)
	expect(html).toMatch(/^<picture/)
	expect(html).toContain(
		'<source type="image/avif" srcSet="/pictures/dessert-400.avif 400w, /pictures/dessert-800.avif 800w" sizes="50vw"/>',
	)
	expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
	expect(html.indexOf('image/webp')).toBeLessThan(html.indexOf('<img'))
})

test('a priority picture loads eagerly with high priority', () => {
	const html = renderToStaticMarkup(
		<Picture picture={photograph} sizes="100vw" priority className="hero" />,
	)
	expect(html).toContain('loading="eager"')
	expect(html.toLowerCase()).toContain('fetchpriority="high"')
	expect(html).toMatch(/class="[^"]* hero"/)
})
