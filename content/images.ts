import type { InBothLanguages } from '#domain/locale.ts'

/** A place for a picture: pages name slots, never files. The drawing or the owner's photograph fills it. */
export type ImageSlot = { width: number; height: number; alt: InBothLanguages<string> }

const landscape = { width: 1200, height: 800 }
const panorama = { width: 1600, height: 900 }
const portrait = { width: 800, height: 1000 }

export const images = {
	'valley-dawn': {
		...panorama,
		alt: {
			es: 'Amanecer en el valle de Cocora: tres jinetes de ruana pasan junto al río, frente a una casa de balcón, entre palmas de cera y montañas cubiertas de niebla.',
			en: 'Dawn in the Cocora valley: three riders in ruanas pass the river and a house with a balcony, among wax palms and mountains veiled in mist.',
		},
	},
	'valley-day': {
		...panorama,
		alt: {
			es: 'El valle a pleno sol: dos caminantes con morral suben por un sendero entre palmas de cera muy altas; al fondo, dos caballos junto a una cerca.',
			en: 'The valley in full sun: two hikers with packs follow a path among very tall wax palms; two horses stand by a fence.',
		},
	},
	'valley-dusk': {
		...panorama,
		alt: {
			es: 'Atardecer en el valle: el sol se esconde detrás de la montaña, el río refleja el cielo naranja y una cabaña de madera tiene las luces encendidas; cerca descansan dos caballos.',
			en: 'Dusk in the valley: the sun sinks behind the mountain, the river mirrors the orange sky, a wooden cabin has its lights on and two horses rest nearby.',
		},
	},
	'wax-palms': {
		...portrait,
		alt: {
			es: 'Palmas de cera vistas desde abajo, con troncos claros y anillados que se pierden en lo alto; cuatro loros orejiamarillos vuelan entre ellas y dos personas diminutas las miran desde el pasto.',
			en: 'Wax palms seen from below, their pale ringed trunks rising out of the mist; four yellow-eared parrots fly between them and two tiny people look up from the grass.',
		},
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
		alt: {
			es: 'Dos cabañas de madera con balcón y ventanas iluminadas al atardecer, rodeadas de flores y palmas de cera.',
			en: 'Two wooden cabins with balconies and lit windows at dusk, surrounded by flowers and wax palms.',
		},
	},
	'service-camping': {
		...landscape,
		alt: {
			es: 'Zona de camping en el valle: dos carpas, un kiosco de techo rojo y una fogata; una persona descansa sobre un tronco y un niño saluda.',
			en: 'The campsite in the valley: two tents, an open shelter with a red roof and a campfire; someone rests on a log and a child waves.',
		},
	},
	'service-games': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'service-horseback-riding': {
		...landscape,
		alt: {
			es: 'Un jinete de ruana roja y sombrero blanco monta un caballo castaño por un camino del valle; otro lo sigue en un caballo blanco.',
			en: 'A rider in a red ruana and white hat rides a chestnut horse along a valley track; another follows on a white horse.',
		},
	},
	'service-glamping': {
		...landscape,
		alt: {
			es: 'Un domo geodésico iluminado por dentro, sobre una terraza de madera, al atardecer; una pareja mira el paisaje desde la terraza.',
			en: 'A geodesic dome glowing from within on a wooden deck at dusk; a couple stands on the deck taking in the view.',
		},
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
		alt: {
			es: 'La cabaña de madera de dos pisos en la noche, con todas las ventanas encendidas, humo en la chimenea, luna y estrellas; una pareja conversa frente al porche.',
			en: 'The two-storey wooden cabin at night with every window lit, smoke rising from the chimney, moon and stars; a couple talks in front of the porch.',
		},
	},
	'lodging-day': {
		...landscape,
		alt: {
			es: 'La cabaña de madera de día: balcón con materas de geranios, contraventanas verdes y un sendero entre flores que llega hasta la puerta.',
			en: 'The wooden cabin by day: a balcony with potted geraniums, green shutters and a path through flowers up to the door.',
		},
	},
	'lodging-fireplace': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'camping-lake': {
		...landscape,
		alt: {
			es: 'Tres carpas iluminadas a la orilla del lago al atardecer; las carpas, los árboles y las palmas se reflejan en el agua.',
			en: 'Three glowing tents on the lake shore at dusk; tents, trees and palms are mirrored in the water.',
		},
	},
	'camping-fire': {
		...landscape,
		alt: {
			es: 'Noche de camping: cuatro amigos sentados en troncos alrededor de una fogata, entre dos carpas iluminadas, bajo un cielo lleno de estrellas.',
			en: 'A night at the campsite: four friends sit on logs round a campfire between two glowing tents, under a sky full of stars.',
		},
	},
	'camping-dawn': {
		...landscape,
		alt: {
			es: 'Amanecer en el camping: la niebla cubre el prado, alguien sale de su carpa y saluda con la mano a otra persona que está en el kiosco.',
			en: 'Dawn at the campsite: mist lies over the meadow; someone just out of a tent waves, and another person stands in the open shelter.',
		},
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
		alt: {
			es: 'Cuatro jinetes de ruana y sombrero suben en fila por el filo de la montaña, con un sol enorme saliendo detrás y palmas de cera en la niebla.',
			en: 'Four riders in ruanas and hats climb a ridge in single file, a huge rising sun behind them and wax palms in the mist.',
		},
	},
	'hikers-trail': {
		...landscape,
		alt: {
			es: 'Tres caminantes con morrales cruzan un puente colgante de madera sobre el río, entre árboles, palmas de cera y montañas.',
			en: 'Three hikers with packs cross a hanging wooden bridge over the river, among trees, wax palms and mountains.',
		},
	},
	'glamping-night': {
		...landscape,
		alt: {
			es: 'Dos domos geodésicos iluminados bajo la Vía Láctea; dos personas comparten una fogata junto al sendero.',
			en: 'Two glowing geodesic domes under the Milky Way; two people share a campfire beside the path.',
		},
	},
	'crafts-table': {
		...landscape,
		alt: { es: '', en: '' },
	},
	'jeep-road': {
		...landscape,
		alt: {
			es: 'Un jeep Willys rojo por la carretera del valle: lleva pasajeros, un hombre de pie en el estribo trasero y el techo cargado de maletas, un canasto y plátanos.',
			en: 'A red Willys jeep on the valley road, with passengers inside, a man standing on the tailboard and the roof loaded with bags, a basket and plantains.',
		},
	},
	'house-history': {
		...landscape,
		alt: {
			es: 'La vieja casa del valle al amanecer: paredes blancas con zócalo rojo, balcón lleno de flores y techo de teja; en el estanque de enfrente salta una trucha.',
			en: 'The old house of the valley at dawn: white walls with a red-painted base, a balcony full of flowers and a tiled roof; a trout leaps from the pond in front.',
		},
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
