import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The whole map is small: one file on first interaction beats a request per link on a weak connection.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
