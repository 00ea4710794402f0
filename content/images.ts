import type { InBothLanguages } from '#domain/locale.ts'

/** A place for a picture: pages name slots, never files. The drawing or the owner's photograph fills it. */
export type ImageSlot = { width: number; height: number; alt: InBothLanguages<string> }

const landscape = { width: 1200, height: 800 }
const panorama = { width: 1600, height: 900 }
const portrait = { width: 800, height: 1000 }

export const images = {
	'valley-dawn': {
		...panorama,
		alt: { es: '', en: '' },
	},
	'valley-day': {
		...panorama,
		alt: { es: '', en: '' },
	},
	'valley-dusk': {
		...panorama,
		alt: { es: '', en: '' },
	},
	'wax-palms': {
		...portrait,
		alt: { es: '', en: '' },
	},
	'service-restaurant': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-coffee-house': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-lodging': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-camping': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-games': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-horseback-riding': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-glamping': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-nursery': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-crafts-shop': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'lodging-night': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'lodging-day': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'lodging-fireplace': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'camping-lake': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'camping-fire': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'camping-dawn': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'games-play-zone': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'games-volleyball': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'games-football': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'games-geese-lake': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'nursery-greenhouse': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'nursery-beds': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'nursery-seedlings': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'ambience-romantic': {
		...portrait,
		alt: { es: '', en: '' },
	},
	'ambience-nature': {
		...portrait,
		alt: { es: '', en: '' },
	},
	'ambience-cultural': {
		...portrait,
		alt: { es: '', en: '' },
	},
	dessert: {
		...landscape,
		alt: { es: '', en: '' },
	},
	'coffee-terrace': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'horses-ridge': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'hikers-trail': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'glamping-night': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'crafts-table': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'jeep-road': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'house-history': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'package-own-style': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'package-birthday': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'package-friends': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'route-map': {
		...landscape,
		alt: {
			es: 'Mapa dibujado: la carretera sale de Salento, sube junto al río Quindío y en {minutesFromTown} minutos llega al km {km}, donde {name} es el primer restaurante a la izquierda; la vía termina en Cocora, km {valleyKm}, entre palmas de cera.',
			en: 'Drawn map: the road leaves Salento, climbs beside the Quindío river and in {minutesFromTown} minutes reaches km {km}, where {name} is the first restaurant on the left; the road ends at Cocora, km {valleyKm}, among wax palms.',
		},
	},
} as const satisfies Record<string, ImageSlot>

export type ImageName = keyof typeof images
