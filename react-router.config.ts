import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The desk's map of routes is small: on a weak connection one file beats a request per link.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
