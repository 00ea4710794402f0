import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
	route('en?', 'pages/home.tsx'),
	route('*', 'pages/unknown-path.tsx'),
] satisfies RouteConfig
