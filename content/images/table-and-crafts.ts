import { type ImageSlot, landscape, portrait } from './image-slot.ts'

export const tableAndCraftsImages = {
	'ambience-romantic': {
		...portrait,
		focus: [32, 27, 68, 58],
		alt: {
			es: 'Dos perfiles en sombra se miran de cerca sobre una pared cálida, y la luz que queda entre ellos tiene la forma de una copa; en la mesa hay una vela encendida y dos copas de vino tinto.',
			en: 'Two profiles in shadow face each other on a warm wall, and the light left between them has the shape of a goblet; on the table are a lit candle and two glasses of red wine.',
		},
	},
	'ambience-nature': {
		...portrait,
		focus: [44, 40, 80, 71],
		alt: {
			es: 'Una mesa con mantel blanco junto al lago, frente a la montaña: un ganso tan blanco como el mantel estira el cuello y se lleva una arepa con el pico.',
			en: 'A table with a white cloth beside the lake, facing the mountain: a goose as white as the cloth stretches its neck and makes off with an arepa.',
		},
	},
	'ambience-cultural': {
		...portrait,
		focus: [46, 9, 82, 40],
		alt: {
			es: 'Sobre una pared cálida cuelgan un sombrero aguadeño, una ruana de rayas y un carriel, con un tiple recostado al lado; la sombra que proyectan es la de un arriero, con su perfil bajo el ala del sombrero.',
			en: 'On a warm wall hang an aguadeño hat, a striped ruana and a carriel satchel, with a tiple guitar leaning beside them; the shadow they cast is a muleteer’s, his profile under the brim.',
		},
	},
	dessert: {
		...landscape,
		focus: [32, 12, 68, 74],
		alt: {
			es: 'Una copa de postre que es el valle: lomas de mora, maracuyá y arequipe, picos de crema y una uchuva dorada como sol; encima asoman hojas de hierbabuena.',
			en: 'A dessert glass that is the valley: hills of blackberry, passion fruit and arequipe, peaks of cream and a golden berry for a sun, with mint leaves on top.',
		},
	},
	breakfast: {
		...landscape,
		focus: [32, 30, 65, 92],
		alt: {
			es: 'Desayuno visto desde arriba, con el sol de la ventana sobre la mesa: una mano levanta la taza de café y otra parte una arepa con queso; hay huevos pericos, fruta, panes dorados y una olleta con su molinillo.',
			en: 'Breakfast from above, with the window’s sunlight across the table: one hand lifts a cup of coffee and another breaks an arepa with cheese; there are scrambled eggs, fruit, golden rolls and a jug with its wooden whisk.',
		},
	},
	'coffee-terrace': {
		...landscape,
		focus: [50, 33, 86, 95],
		alt: {
			es: 'Una taza de café en la terraza al amanecer: el vapor que sube de ella se tiende sobre el valle y es la neblina que rodea la montaña y las palmas.',
			en: 'A cup of coffee on the terrace at dawn: the steam that rises from it lies down over the valley as the mist round the mountain and the palms.',
		},
	},
	'crafts-table': {
		...landscape,
		focus: [36, 24, 68, 84],
		alt: {
			es: 'Una artesana teje un canasto en una mesa de madera, a la luz de una ventana que da al valle; sobre la mesa hay un sombrero aguadeño y un Willys de madera, y de la pared cuelga una mochila tejida.',
			en: 'A woman weaves a basket at a wooden table by the light of a window on the valley; an aguadeño straw hat and a wooden Willys jeep stand on the table and a woven mochila bag hangs on the wall.',
		},
	},
	'package-own-style': {
		...landscape,
		focus: [38, 20, 74, 82],
		alt: {
			es: 'Un mapa desplegado se levanta en sus dobleces y es ya el valle, con sus picos, su bosque y su río; una mano traza sobre él, con lápiz rojo, su propia ruta de puntos.',
			en: 'An unfolded map stands up on its creases and is already the valley, with its peaks, forest and river; a hand draws its own dotted route across it in red pencil.',
		},
	},
	'package-birthday': {
		...landscape,
		focus: [32, 15, 65, 76],
		alt: {
			es: 'Una mujer se inclina y sopla la vela encendida de una porción de torta con frutas; la llama le ilumina la cara y, en la penumbra, una niña y un joven la miran bajo banderines de colores.',
			en: 'A woman leans in and blows at the lit candle on a slice of cake with fruit; the flame lights her face while a girl and a young man look on in the half-dark under coloured bunting.',
		},
	},
	'package-friends': {
		...landscape,
		focus: [34, 20, 67, 80],
		alt: {
			es: 'Seis amigos brindan, vistos desde arriba: los brazos se estiran sobre una mesa larga de madera y los seis vasos se juntan en el centro, entre una trucha y un plato de patacones.',
			en: 'Six friends raise a toast, seen from above: their arms stretch over a long wooden table and the six glasses meet in the middle, between a trout and a plate of patacones.',
		},
	},
} as const satisfies Record<string, ImageSlot>
