import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig, type UserConfig } from 'vite'
import { scopedName, shortNames } from './scripts/short-names.ts'

/** The oldest browsers in which visitors read, book and ask (docs/decisions/0016-old-browsers.md). */
export const browserFloor = { chrome: 99, firefox: 102, ios: 15.4 }

/** For all builds: the pages and the desk here, the islands and the service worker in scripts/build.ts. */
export const common = {
	plugins: [shortNames()],
	css: {
		transformer: 'lightningcss',
		lightningcss: {
			drafts: { customMedia: true },
			cssModules: { pattern: scopedName },
			// For older browsers every `color-scheme` would declare variables for `light-dark()`, which our styles do not use.
			exclude: Features.LightDark,
		},
	},
	build: {
		target: Object.entries(browserFloor).map(([browser, version]) => browser + version),
		// Fonts and pictures are cached on their own; inlining would repeat them in every stylesheet.
		assetsInlineLimit: 0,
	},
} satisfies UserConfig

export default defineConfig({
	...common,
	plugins: [reactRouter(), ...common.plugins],
	// For development; a build gives the built module's address (scripts/build.ts).
	define: { islandsEntry: '"/app/islands/entry.ts"' },
})
