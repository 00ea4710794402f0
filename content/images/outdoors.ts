import { type ImageSlot, landscape } from './image-slot.ts'

export const outdoorsImages = {
	'camping-lake': {
		...landscape,
		focus: [32, 20, 68, 82],
		air: 'fireflies',
		alt: {
			es: 'Tres carpas encendidas a la orilla del lago al anochecer: cada una con su reflejo, cortado por las ondas, parece un farol colgado en la oscuridad; atrás, la montaña y unas palmas.',
			en: 'Three lit tents on the lake shore at nightfall: each with its reflection, cut by ripples, looks like a lantern hung in the dark; the mountain and palms behind.',
		},
	},
	'camping-fire': {
		...landscape,
		focus: [26, 30, 62, 92],
		air: 'fireflies',
		alt: {
			es: 'Noche de camping: tres amigos sentados alrededor de la fogata, negros contra la noche y con el rostro encendido; las chispas suben en remolino y se vuelven estrellas.',
			en: 'A night at the campsite: three friends sit round the fire, black against the night with glowing faces; the sparks whirl up and turn into stars.',
		},
	},
	'camping-dawn': {
		...landscape,
		focus: [25, 30, 61, 92],
		air: 'mist',
		alt: {
			es: 'Amanecer en el camping: la niebla ha cubierto el prado como un mar y solo asoman las carpas rojas, las copas de las palmas y alguien que se despereza con los brazos en alto.',
			en: 'Dawn at the campsite: mist has covered the meadow like a sea, and only the red tents, the crowns of the palms and someone stretching their arms rise out of it.',
		},
	},
	'camping-kitchen': {
		...landscape,
		focus: [38, 23, 74, 85],
		alt: {
			es: 'De noche, bajo la pagoda del camping: la linterna que un hombre lleva en la frente corta la oscuridad y alumbra solo la olla de sopa; un niño espera con su taza en el borde de la luz.',
			en: 'At night under the campsite pagoda: the lamp on a man’s forehead cuts through the dark and lights nothing but the pot of soup; a child waits with a bowl at the edge of the light.',
		},
	},
	'games-play-zone': {
		...landscape,
		focus: [39, 11, 75, 71],
		alt: {
			es: 'Una niña en el columpio, vista en lo más alto del vuelo: las piernas estiradas y los zapatos rojos quedan por encima de la montaña.',
			en: 'A girl on the swing at the top of her flight: with her legs stretched out, her red shoes are higher than the mountain.',
		},
	},
	'games-volleyball': {
		...landscape,
		focus: [30, 15, 62, 74],
		alt: {
			es: 'Voleibol al atardecer, visto desde el pasto: el balón tapa el sol, una jugadora salta a rematar, otro salta a bloquear detrás de la malla y una más espera agachada.',
			en: 'Volleyball at dusk, seen from the grass: the ball covers the sun as one player leaps to spike, another jumps to block behind the net and a third waits, crouching.',
		},
	},
	'games-football': {
		...landscape,
		focus: [38, 25, 74, 87],
		alt: {
			es: 'El balón quedó encaramado en la copa de una palma de cera, vista desde arriba; abajo, en la cancha, cinco jugadores diminutos de sombras largas miran hacia lo alto y esperan a que baje.',
			en: 'The football has come to rest in the crown of a wax palm, seen from above; down on the pitch five tiny players with long shadows look up and wait for it to fall.',
		},
	},
	'games-geese-lake': {
		...landscape,
		focus: [50, 18, 86, 80],
		air: 'light',
		alt: {
			es: 'El lago de los gansos: tres comen de cabeza, con la cola en punta como una segunda cordillera blanca, y en primer plano otro mira de reojo, ceñudo, a quien lo observa.',
			en: 'The geese lake: three feed upside down, tails up like a second white mountain range, while another close by frowns sideways at whoever is watching.',
		},
	},
	'nursery-greenhouse': {
		...landscape,
		focus: [32, 26, 68, 88],
		air: 'light',
		alt: {
			es: 'Un invernadero verde, casi en sombras chinescas: entre hojas enormes y helechos, la silueta de un hombre de sombrero alza una matera hacia la luz; en primer plano, una heliconia roja.',
			en: 'A green greenhouse, almost a shadow play: among huge leaves and ferns, the silhouette of a man in a hat lifts a pot to the light; in front, one red heliconia.',
		},
	},
	'nursery-beds': {
		...landscape,
		focus: [38, 34, 75, 96],
		air: 'light',
		alt: {
			es: 'La huerta vista desde el aire, tejida como una ruana: hileras de cebolla, lechugas, caléndulas, repollo morado y zanahoria, y en medio el sombrero de paja de quien acaba de coger una lechuga.',
			en: 'The kitchen garden from the air, woven like a ruana: rows of onions, lettuces, marigolds, red cabbage and carrots, and among them the straw hat of someone who has just picked a lettuce.',
		},
	},
	'nursery-seedlings': {
		...landscape,
		focus: [44, 34, 77, 94],
		alt: {
			es: 'Plántulas de palma de cera en bolsas negras, en hileras bajo un techo de listones que deja pasar franjas de sol; un hombre de sombrero se inclina a cuidarlas y afuera se alzan las palmas adultas frente a la montaña.',
			en: 'Wax-palm seedlings in black bags, in rows under a slatted roof that lets in bars of sun; a man in a straw hat bends over them, and outside grown palms stand before the mountain.',
		},
	},
} as const satisfies Record<string, ImageSlot>
