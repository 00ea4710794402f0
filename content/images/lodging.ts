import { type ImageSlot, landscape } from './image-slot.ts'

export const lodgingImages = {
	'lodging-night': {
		...landscape,
		focus: [38, 34, 74, 96],
		alt: {
			es: 'De noche sólo se ve llover donde llega la luz de la puerta abierta: dos personas corren hacia la cabaña de madera tapadas con una sola hoja de plátano, y debajo de ella no cae ni una gota; atrás quedan la montaña y una palma de cera.',
			en: 'At night the rain shows only where the light of the open door falls: two people run to the wooden cabin under a single banana leaf, and not a drop falls beneath it; the mountain and a wax palm stay behind in the dark.',
		},
	},
	'lodging-day': {
		...landscape,
		focus: [38, 32, 74, 92],
		air: 'light',
		alt: {
			es: 'La cabaña de madera a pleno sol, vista desde abajo: sobre las barandas de sus dos balcones se orean dieciséis cobijas de rayas, y más allá están la montaña y una palma de cera.',
			en: 'The wooden cabin in full sun, seen from below: sixteen striped blankets air over the rails of its two balconies, with the mountain and a wax palm beyond.',
		},
	},
	'lodging-fireplace': {
		...landscape,
		focus: [32, 26, 68, 88],
		alt: {
			es: 'Las botas del grupo se secan alrededor de la chimenea encendida, negras a contraluz: dos grandes, otra enorme en primer plano y, en medio, un par diminuto de niño.',
			en: 'The group’s boots dry round the lit fireplace, black against the flames: two big ones, a huge one close by and, between them, a child’s tiny pair.',
		},
	},
	'cabin-bedroom': {
		...landscape,
		focus: [28, 15, 61, 76],
		alt: {
			es: 'Amanecer visto desde la cama, bajo el techo inclinado de la cabaña: una persona corre la cortina y el sol entra hasta la cobija de rayas; por la ventana se ven la montaña y las palmas de cera.',
			en: "Dawn seen from the bed under the cabin's sloping roof: someone draws the curtain and the sun falls across the striped blanket; the window looks out on the mountain and the wax palms.",
		},
	},
	'cabin-bathroom': {
		...landscape,
		focus: [32, 32, 68, 92],
		alt: {
			es: 'En el agua de un lavamanos blanco se refleja, al revés, lo que hay tras la ventana: la montaña y una palma de cera; un dedo toca el agua y abre las primeras ondas.',
			en: 'The water of a white washbasin mirrors, upside down, what lies beyond the window: the mountain and a wax palm; a finger touches it and the first rings spread.',
		},
	},
	'balcony-coffee': {
		...landscape,
		focus: [44, 34, 80, 92],
		alt: {
			es: 'Un colibrí verde, con las alas en alto, mete el pico en la taza roja de café que está sobre la baranda, como si fuera una flor; atrás, el valle al amanecer con su montaña y una palma de cera.',
			en: 'A green hummingbird, wings raised, dips its bill into the red cup of coffee on the rail as if it were a flower; behind lies the valley at dawn with its mountain and a wax palm.',
		},
	},
	'rain-hearth': {
		...landscape,
		focus: [38, 20, 71, 82],
		alt: {
			es: 'Tarde de lluvia junto a la chimenea: una mujer con ruana se calienta los pies en un sillón con una taza en la mano y un niño asa un masmelo en el fuego; sus sombras crecen en la pared y por la ventana se ve llover sobre las palmas.',
			en: 'A rainy evening by the fireplace: a woman in a ruana warms her feet in an armchair, cup in hand, and a child toasts a marshmallow over the fire; their shadows grow on the wall and rain falls on the palms outside the window.',
		},
	},
	'glamping-night': {
		...landscape,
		focus: [32, 30, 66, 90],
		alt: {
			es: 'Dos domos encendidos descansan en la noche como dos huevos en un nido de ramas; arriba pasa un cóndor con las alas abiertas, frente a la montaña y las estrellas.',
			en: 'Two lit domes rest in the night like two eggs in a nest of twigs; a condor passes above with spread wings, before the mountain and the stars.',
		},
	},
	'dome-inside': {
		...landscape,
		focus: [46, 34, 79, 95],
		alt: {
			es: 'Dentro de un domo, de noche: una persona sentada en la cama señala la Vía Láctea a través de los triángulos transparentes del techo y otra la mira recostada; una lámpara alumbra la cobija.',
			en: 'Inside a dome at night: someone sitting up in bed points at the Milky Way through the clear triangles of the roof while another lies back to look; a lamp lights the blanket.',
		},
	},
	'dome-day': {
		...landscape,
		focus: [32, 30, 68, 92],
		alt: {
			es: 'De mañana, una mujer con el balde al lado limpia el rocío de los vidrios de un domo blanco: por donde pasa el trapo aparece, reflejada, la montaña del valle; a un lado, una palma de cera.',
			en: 'In the morning a woman with a bucket beside her wipes the dew off the panes of a white dome: where the cloth has passed, the mountain of the valley appears in the glass; a wax palm stands to one side.',
		},
	},
} as const satisfies Record<string, ImageSlot>
