import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

test('each app for maps gets the coordinates in its own form', () => {
	expect(directionsTo({ latitude: 4.6383, longitude: -75.4876 }, 'Palma & Río (Cocora)')).toEqual({
		google: 'https://www.google.com/maps/dir/?api=1&destination=4.6383,-75.4876',
		waze: 'https://www.waze.com/ul?ll=4.6383,-75.4876&navigate=yes',
		apple: 'https://maps.apple.com/?daddr=4.6383,-75.4876',
		geo: 'geo:4.6383,-75.4876?q=4.6383,-75.4876(Palma%20%26%20R%C3%ADo%20Cocora)',
	})
})
