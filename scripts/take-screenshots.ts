import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { locales, localizePath } from '#domain/locale.ts'
import { screenshotFile, screenshotSizes } from '#pictures/screenshots/screenshots.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'

/** Takes the web manifest's screenshots of the home page again. Needs a build. */
const pixelRatio = { narrow: 2, wide: 1 }
const site = await startSite({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
	executablePath: findOrInstallChromium(),
	args: chromiumFlags,
})
for (const form of ['narrow', 'wide'] as const)
	for (const locale of locales) {
		const [width, height] = screenshotSizes[form]
		const deviceScaleFactor = pixelRatio[form]
		const page = await browser.newPage({
			viewport: { width: width / deviceScaleFactor, height: height / deviceScaleFactor },
			deviceScaleFactor,
			isMobile: form === 'narrow',
			colorScheme: 'light',
			reducedMotion: 'reduce',
			serviceWorkers: 'block',
		})
		await page.goto(site.url + localizePath('/', locale), { waitUntil: 'networkidle' })
		await sharp(await page.screenshot())
			.webp({ quality: 75, effort: 6 })
			.toFile(screenshotFile(form, locale))
		await page.close()
	}
await browser.close()
await site.remove()
