import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pages } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { buildPictures } from './build-pictures.ts'
import type { PicturesManifest } from './manifest.ts'

// Encoding pictures on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: string
let manifest: PicturesManifest

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pictures-'))
	manifest = await buildFromNothing('first')
})
afterAll(() => rm(folder, { recursive: true }))

/** As little as shows everything: a drawing with words, one without, a page's social cards and the icons. */
function buildFromNothing(name: string) {
	return buildPictures({
		photosDir: join(folder, 'none'),
		outDir: join(folder, name),
		cacheDir: join(folder, `${name}-cache`),
		slots: ['route-map', 'dessert'],
		pages: pages.filter((page) => page.path === '/arrive'),
	})
}

function readBuilt(url: string): Promise<Buffer> {
	return readFile(join(folder, 'first', url.replace('/pictures/', '')))
}

async function filesOf(directory: string): Promise<Map<string, Buffer>> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true })
	const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
	const read = files
		.sort()
		.map(async (file) => [file.slice(directory.length), await readFile(file)] as const)
	return new Map(await Promise.all(read))
}

test('two builds from nothing give the same bytes', sweep, async () => {
	await buildFromNothing('second')
	const first = await filesOf(join(folder, 'first'))
	const second = await filesOf(join(folder, 'second'))
	expect([...second.keys()]).toEqual([...first.keys()])
	expect(first.size).toBeGreaterThan(10)
	for (const [name, bytes] of first) expect(second.get(name)?.equals(bytes), name).toBe(true)
})

test('the route map is drawn once for each language', async () => {
	const { 'route-map': map, dessert } = manifest.pictures
	expect(map?.es.src).toMatch(/\.svg$/)
	expect(map?.es.src).not.toBe(map?.en.src)
	expect(dessert?.es.src).toMatch(/\.svg$/)
	expect(dessert?.es).toEqual(dessert?.en)
})

test('a page has a social card in each language, 1200 × 630 and at most 90 KB', async () => {
	const { es, en } = manifest.cards['/arrive'] ?? { es: '', en: '' }
	for (const url of [es, en]) {
		const bytes = await readBuilt(url)
		const { format, width, height } = await sharp(bytes).metadata()
		expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
		expect(bytes.length).toBeLessThanOrEqual(90_000)
	}
})

test('the icons are there, in their sizes and formats', async () => {
	const { icons } = manifest
	expect(icons.favicon).toBe('/pictures/favicon.svg')
	expect(icons.appleTouch).toBe('/pictures/apple-touch-icon.png')
	const sizes = { appleTouch: 180, icon192: 192, icon512: 512, maskable512: 512 } as const
	for (const [name, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
		const { format, width, height } = await sharp(await readBuilt(icons[name])).metadata()
		expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
	}
	const ico = await readBuilt(icons.faviconIco)
	const { width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
	expect(width).toBe(32)
})

test(
	"the owner's photograph replaces the drawing, cropped, upright and without metadata",
	sweep,
	async () => {
		const photosDir = join(folder, 'photos')
		await mkdir(photosDir)
		const lying = await sharp({
			create: { width: 900, height: 1300, channels: 3, background: '#7a4a2f' },
		})
			.withExif({ IFD0: { Make: 'Owner', Orientation: '6' } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer()
		await writeFile(join(photosDir, 'dessert.jpg'), lying)
		const { pictures } = await buildPictures({
			photosDir,
			outDir: join(folder, 'photo-out'),
			cacheDir: join(folder, 'photo-cache'),
			slots: ['dessert'],
			pages: [] as PageContent[],
		})
		const dessert = pictures.dessert?.es
		expect(dessert?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
		expect(dessert?.sources[0]?.srcset.map(({ width }) => width)).toEqual([400, 800, 1200])
		for (const { url, width } of dessert?.sources.flatMap(({ srcset }) => srcset) ?? []) {
			const file = await readFile(join(folder, 'photo-out', url.replace('/pictures/', '')))
			const actual = await sharp(file).metadata()
			expect([actual.width, actual.height]).toEqual([width, Math.round((width * 2) / 3)])
			expect(actual.exif).toBeUndefined()
		}
	},
)
