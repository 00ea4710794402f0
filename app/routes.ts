import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { defaultLocale, locales } from '#domain/locale.ts'

/** A page at its address in each language: `camping`, `en/camping`. */
function page(path: string, file: string): RouteConfigEntry[] {
	const others = locales.filter((locale) => locale !== defaultLocale)
	return others.map((locale, index) =>
		// The first has the id by which others know the file.
		route(
			[`${locale}?`, path].filter(Boolean).join('/'),
			file,
			index > 0 ? { id: `${locale} ${file}` } : {},
		),
	)
}

export default [
	layout('shell/site-layout.tsx', [
		...page('', 'pages/home.tsx'),
		...page('restaurant', 'pages/food/restaurant.tsx'),
		...page('menu', 'pages/food/menu.tsx'),
		...page('who-are-we', 'pages/about/who-are-we.tsx'),
		...page('packages-and-sales', 'pages/booking/packages-and-sales.tsx'),
		...page('arrive', 'pages/about/arrive.tsx'),
		...page('cocora-nidos-del-condor', 'pages/stay/glamping.tsx'),
		...page('privacy', 'pages/about/privacy.tsx'),
		...page('services', 'pages/services.tsx'),
		...page('lodging', 'pages/stay/lodging.tsx'),
		...page('camping', 'pages/stay/camping.tsx'),
		...page('games', 'pages/activities/games.tsx'),
		...page('horseback-riding', 'pages/activities/horseback-riding.tsx'),
		...page('cofee-house', 'pages/food/coffee-house.tsx'),
		...page('cocora-viva', 'pages/activities/nursery.tsx'),
		...page('crafts-shop', 'pages/activities/crafts-shop.tsx'),
		...page('cocora-valley', 'pages/activities/cocora-valley.tsx'),
		...page('reviews', 'pages/about/reviews.tsx'),
		...page('booking', 'pages/booking/booking.tsx'),
		...page('contact-us', 'pages/booking/contact-us.tsx'),
		...page('request', 'pages/booking/own-requests.tsx'),
		...page('request/:key', 'pages/booking/request.tsx'),
		...page('offline', 'pages/offline.tsx'),
		route('*', 'pages/unknown-path.tsx'),
	]),
	layout('pages/desk/desk.tsx', [
		...page('admin', 'pages/desk/start.tsx'),
		...page('admin/today', 'pages/desk/today.tsx'),
		...page('admin/requests', 'pages/desk/requests.tsx'),
		...page('admin/requests/:id/stay', 'pages/desk/request-stay.tsx'),
		...page('admin/calendar', 'pages/desk/calendar.tsx'),
		...page('admin/calendar/rates', 'pages/desk/calendar-rates.tsx'),
		...page('admin/calendar/others', 'pages/desk/calendar-others.tsx'),
		...page('admin/reviews', 'pages/desk/reviews.tsx'),
		...page('admin/site', 'pages/desk/site.tsx'),
		...page('admin/site/facts', 'pages/desk/site-facts.tsx'),
		...page('admin/site/menu', 'pages/desk/site-menu.tsx'),
		...page('admin/site/history', 'pages/desk/site-history.tsx'),
		...page('admin/tables', 'pages/desk/tables.tsx'),
		...page('admin/photos', 'pages/desk/photos.tsx'),
		...page('admin/settings', 'pages/desk/settings.tsx'),
	]),
	...page('admin/invitation/:key', 'pages/desk/invitation.tsx'),
] satisfies RouteConfig
