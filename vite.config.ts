import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The oldest browsers in which visitors read, book and ask (docs/decisions/0016-old-browsers.md). */
export const browserFloor = { chrome: 99, firefox: 102, ios: 15.4 }

export default defineConfig({
	plugins: [reactRouter()],
	css: {
		transformer: 'lightningcss',
		lightningcss: { drafts: { customMedia: true } },
	},
	build: {
		target: Object.entries(browserFloor).map(([browser, version]) => browser + version),
		// Fonts and pictures are cached on their own; inlining would repeat them in every stylesheet.
		assetsInlineLimit: 0,
	},
})
