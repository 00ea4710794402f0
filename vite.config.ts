import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [reactRouter()],
	css: {
		transformer: 'lightningcss',
		lightningcss: { drafts: { customMedia: true } },
	},
	build: {
		// Fonts and pictures are cached on their own; inlining would repeat them in every stylesheet.
		assetsInlineLimit: 0,
	},
})
