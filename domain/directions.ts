export type Coordinates = { latitude: number; longitude: number }

/** Addresses that open a route to the place in an app for maps. */
export function directionsTo({ latitude, longitude }: Coordinates, name: string) {
	const point = `${latitude},${longitude}`
	// Brackets surround the name.
	const label = encodeURIComponent(name).replace(/[()]/g, '')
	return {
		google: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
		waze: `https://www.waze.com/ul?ll=${point}&navigate=yes`,
		apple: `https://maps.apple.com/?daddr=${point}`,
		/** Whichever app the phone has. */
		geo: `geo:${point}?q=${point}(${label})`,
	}
}
