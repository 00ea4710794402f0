import sharp from 'sharp'
import type { Icons } from '#domain/pictures/picture.ts'
import { appIconSvg, faviconSvg, maskableIconSvg } from '#pictures/logo/icons.ts'
import { logoSvg } from '#pictures/logo/logo.ts'
import type { Cache } from './cache.ts'
import { shortHash } from './content-hash.ts'
import { pngIco } from './ico.ts'
import type { Output } from './output.ts'

/** Browsers and phones ask for some of these by name, so favicon and apple-touch-icon carry no hash. */
export async function writeIcons({
	cache,
	output,
}: {
	cache: Cache
	output: Output
}): Promise<Icons> {
	const png = (svg: string, size: number) =>
		cache([svg, `png ${size}`], () =>
			sharp(Buffer.from(svg), { density: (72 * size) / 64 })
				.resize(size, size)
				.png({ compressionLevel: 9, palette: true })
				.toBuffer(),
		)
	const hashed = (name: string, bytes: string | Uint8Array, extension: string) =>
		output(`${name}-${shortHash(bytes)}.${extension}`, bytes)
	return {
		favicon: await output('favicon.svg', faviconSvg),
		faviconIco: await output('favicon.ico', pngIco(await png(faviconSvg, 32), 32)),
		appleTouch: await output('apple-touch-icon.png', await png(appIconSvg, 180)),
		icon192: await hashed('icon-192', await png(appIconSvg, 192), 'png'),
		icon512: await hashed('icon-512', await png(appIconSvg, 512), 'png'),
		maskable512: await hashed('maskable-512', await png(maskableIconSvg, 512), 'png'),
		logo: await hashed('logo', logoSvg(), 'svg'),
	}
}
