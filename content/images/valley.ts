import { type ImageSlot, landscape, panorama, portrait } from './image-slot.ts'

export const valleyImages = {
	'valley-dawn': {
		...panorama,
		focus: [35, 14, 64, 88],
		air: 'mist',
		alt: {
			es: 'Amanecer en el valle de Cocora: tres jinetes de ruana pasan junto al río, frente a una casa de balcón, entre palmas de cera y montañas cubiertas de niebla.',
			en: 'Dawn in the Cocora valley: three riders in ruanas pass the river and a house with a balcony, among wax palms and mountains veiled in mist.',
		},
	},
	'valley-day': {
		...panorama,
		focus: [35, 22, 65, 84],
		air: 'light',
		alt: {
			es: 'El valle a pleno sol: de una palma de cera sólo cabe el tronco anillado, y su sombra cruza el potrero hasta la copa, donde descansan dos personas y un caballo blanco; al fondo, la montaña.',
			en: 'The valley in full sun: only the ringed trunk of a wax palm fits in, and its shadow crosses the pasture to the crown, where two people and a white horse rest; the mountain stands beyond.',
		},
	},
	'valley-dusk': {
		...panorama,
		focus: [42, 31, 72, 93],
		alt: {
			es: 'Anochece en el valle: el sol ya no está en el cielo, pero el río lo guarda en su agua anaranjada, donde una yegua negra y su potro están parados sobre su reflejo; atrás, las montañas moradas y dos palmas de cera.',
			en: 'Nightfall in the valley: the sun has left the sky, but the river keeps it in its orange water, where a black mare and her foal stand over their reflection; purple mountains and two wax palms behind.',
		},
	},
	'wax-palms': {
		...portrait,
		focus: [20, 27, 70, 57],
		alt: {
			es: 'Palmas de cera vistas desde abajo, con troncos claros y anillados que se pierden en lo alto; cuatro loros orejiamarillos vuelan entre ellas y dos personas diminutas las miran desde el pasto.',
			en: 'Wax palms seen from below, their pale ringed trunks rising out of the mist; four yellow-eared parrots fly between them and two tiny people look up from the grass.',
		},
	},
	'horses-ridge': {
		...landscape,
		focus: [44, 20, 81, 82],
		alt: {
			es: 'El valle visto desde la silla, entre las orejas del caballo: una apunta a la montaña y la otra se vuelve hacia quien lo monta; adelante, en el camino, un jinete de ruana roja saluda con la mano.',
			en: 'The valley from the saddle, between a horse’s ears: one points at the mountain and the other turns to its rider; ahead on the track someone in a red ruana waves.',
		},
	},
	'hikers-trail': {
		...landscape,
		focus: [38, 30, 74, 92],
		alt: {
			es: 'Llueve en el bosque de niebla: tres caminantes de capa cruzan un puente colgante hacia la nube; la capa amarilla está cerca, la roja más allá y la primera casi se borra, igual que las copas de los árboles.',
			en: 'Rain in the cloud forest: three hikers in ponchos cross a hanging bridge into the cloud; the yellow poncho is close, the red one farther on, and the first has almost faded, as have the tops of the trees.',
		},
	},
	'jeep-road': {
		...landscape,
		focus: [38, 12, 74, 74],
		alt: {
			es: 'Un jeep Willys rojo sube por la carretera del valle con un trasteo más alto que él: un baúl, un colchón de rayas, plátanos y una mesa patas arriba donde viaja una gallina; un hombre de sombrero va de pie en el estribo.',
			en: 'A red Willys jeep climbs the valley road under a house move taller than itself: a trunk, a striped mattress, plantains and an upturned table where a hen rides; a man in a hat stands on the tailboard.',
		},
	},
	'arriving-gate': {
		...landscape,
		focus: [39, 27, 75, 89],
		alt: {
			es: 'La llegada, vista desde el jeep: en la entrada el anfitrión levanta el sombrero y su sombra larga alcanza primero el capó rojo; atrás, el portón abierto con una palma en el letrero, la casa de techo rojo y la montaña.',
			en: 'Arriving, seen from the jeep: at the entrance the host lifts his hat and his long shadow reaches the red bonnet first; behind are the open gate with a palm on its sign, the red-roofed house and the mountain.',
		},
	},
	'birds-eye': {
		...landscape,
		focus: [32, 26, 65, 88],
		alt: {
			es: 'El lugar visto desde el aire, a la altura de los loros: la casa de techo rojo junto a la carretera, la cabaña de madera, el lago, las carpas con su pagoda, la cancha, el vivero y los domos, con las sombras largas de las palmas de cera sobre el prado.',
			en: 'The place from the air, at the height of the parrots: the red-roofed house by the road, the wooden cabin, the lake, the tents with their pagoda, the football pitch, the nursery and the domes, and the long shadows of wax palms across the meadow.',
		},
	},
	'house-history': {
		...landscape,
		focus: [40, 20, 72, 80],
		alt: {
			es: 'La vieja casa del valle a la orilla de un estanque, con su balcón de flores y su zócalo rojo; a su lado hay una palma de cera altísima, pero en el agua la palma se ve todavía pequeña, como en los primeros años.',
			en: 'The old house of the valley beside a pond, with its balcony of flowers and red base; next to it stands a towering wax palm, but in the water the palm is still small, as in the early years.',
		},
	},
	'route-map': {
		...landscape,
		focus: [52, 26, 85, 84],
		alt: {
			es: 'Mapa dibujado: la carretera sale de Salento, sube junto al río Quindío y en {minutesFromTown} minutos llega al km {km}, donde {name} es el primer restaurante a la izquierda; la vía termina en Cocora, km {valleyKm}, entre palmas de cera.',
			en: 'Drawn map: the road leaves Salento, climbs beside the Quindío river and in {minutesFromTown} minutes reaches km {km}, where {name} is the first restaurant on the left; the road ends at Cocora, km {valleyKm}, among wax palms.',
		},
	},
} as const satisfies Record<string, ImageSlot>
