const es = {
	title: 'Abrir la ruta en',
	apps: { google: 'Google Maps', waze: 'Waze', apple: 'Apple Maps', geo: 'Otra app' },
}

const en = {
	title: 'Open the route in',
	apps: { google: 'Google Maps', waze: 'Waze', apple: 'Apple Maps', geo: 'Other app' },
} satisfies typeof es

export const directionsWords = { es, en }
