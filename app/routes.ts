import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
	route('en?', 'pages/home.tsx'),
	route('en?/restaurant', 'pages/restaurant.tsx'),
	route('en?/menu', 'pages/menu.tsx'),
	route('en?/who-are-we', 'pages/who-are-we.tsx'),
	route('en?/packages-and-sales', 'pages/packages-and-sales.tsx'),
	route('en?/arrive', 'pages/arrive.tsx'),
	route('en?/cocora-nidos-del-condor', 'pages/glamping.tsx'),
	route('en?/privacy', 'pages/privacy.tsx'),
	route('en?/services', 'pages/services.tsx'),
	route('en?/lodging', 'pages/lodging.tsx'),
	route('en?/camping', 'pages/camping.tsx'),
	route('en?/games', 'pages/games.tsx'),
	route('en?/horseback-riding', 'pages/horseback-riding.tsx'),
	route('en?/cofee-house', 'pages/coffee-house.tsx'),
	route('en?/cocora-viva', 'pages/nursery.tsx'),
	route('en?/crafts-shop', 'pages/crafts-shop.tsx'),
	route('en?/cocora-valley', 'pages/cocora-valley.tsx'),
	route('en?/reviews', 'pages/reviews.tsx'),
	route('en?/admin', 'pages/admin.tsx'),
	route('*', 'pages/unknown-path.tsx'),
] satisfies RouteConfig
