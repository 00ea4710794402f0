import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { loadPictures } from '#server/pages/built-site.ts'
import { serve } from '#server/serve.ts'

/** The site in development: Vite replaces changed parts of the desk in the browser, Node restarts this process when the server changes. */
await serve(async () => {
	const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
	const reload = () =>
		vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
	return {
		build: await reload(),
		live: { reload, middleware: vite.middlewares },
		assets: {
			stylesheets: new Map(),
			inlineScript: '',
			formScript: '',
			datesScript: '',
			islandFiles: {},
		},
		serviceWorker: '',
		...(await loadPictures(join(import.meta.dirname, '../build'))),
	}
})
