import { type ImageSlot, landscape } from './image-slot.ts'

export const servicesImages = {
	'service-restaurant': {
		...landscape,
		focus: [32, 22, 68, 84],
		alt: {
			es: 'Visto desde arriba, un plato blanco que se sale de la mesa: la trucha arcoíris, con su lomo de pintas, salta sobre un patacón dorado y redondo como el sol; al lado, un tenedor y su sombra.',
			en: 'From above, a white plate that runs off the table: a rainbow trout with a speckled back leaps over a golden patacón as round as the sun, beside a fork and its shadow.',
		},
	},
	'service-coffee-house': {
		...landscape,
		focus: [32, 18, 66, 80],
		alt: {
			es: 'Una rama de cafeto de hojas verdes con racimos de cerezas rojas; una de ellas es ya una taza roja llena de café, colgada de la rama por el asa.',
			en: 'A coffee branch with green leaves and clusters of red cherries; one of them is already a red cup full of coffee, hanging from the branch by its handle.',
		},
	},
	'service-lodging': {
		...landscape,
		focus: [45, 24, 77, 84],
		alt: {
			es: 'La cabaña de madera al anochecer, y detrás de cada ventana encendida, otra escena: una pelea de almohadas, alguien que toca el tiple, un cocinero que voltea una arepa, un brindis; en la puerta reciben con los brazos abiertos a quien llega con morral.',
			en: 'The wooden cabin at nightfall, and behind each lit window another scene: a pillow fight, someone playing a tiple, a cook tossing an arepa, a toast; in the doorway open arms greet a guest with a backpack.',
		},
	},
	'service-camping': {
		...landscape,
		focus: [30, 34, 62, 94],
		alt: {
			es: 'Una carpa encendida en la noche: sobre la tela, la sombra de dos manos con los pulgares cruzados es un ave de alas abiertas; afuera, las palmas y las estrellas.',
			en: 'A lit tent in the night: on its cloth, the shadow of two hands with hooked thumbs is a bird with spread wings; outside are palms and stars.',
		},
	},
	'service-games': {
		...landscape,
		focus: [44, 4, 80, 66],
		alt: {
			es: 'Un ganso enorme y ceñudo le puso la pata encima al balón y no lo suelta; allá atrás, en el prado, una niña se lo pide con las dos manos y otro niño espera con las manos en la cintura, frente a la montaña.',
			en: 'A huge, frowning goose has put a foot on the football and will not give it up; back on the meadow a girl asks for it with both hands and a boy waits, hands on hips, before the mountain.',
		},
	},
	'service-horseback-riding': {
		...landscape,
		focus: [38, 11, 74, 73],
		alt: {
			es: 'Una jinete vista de espaldas: su ruana roja de rayas, bajo el sombrero blanco, se alza como la montaña más cercana del valle; el caballo castaño vuelve la cabeza a un lado.',
			en: 'A rider from behind: under the white hat, the striped red ruana rises like the nearest mountain of the valley; the chestnut horse turns its head to one side.',
		},
	},
	'service-glamping': {
		...landscape,
		focus: [39, 22, 75, 84],
		alt: {
			es: 'Un domo geodésico encendido se levanta tras la loma como una luna llena, en la noche estrellada; en su puerta se ven dos huéspedes diminutos, y a un lado, dos palmas de cera.',
			en: 'A lit geodesic dome rises behind the hill like a full moon in the starry night; two tiny guests stand in its door, with two wax palms to one side.',
		},
	},
	'service-nursery': {
		...landscape,
		focus: [20, 30, 56, 92],
		alt: {
			es: 'Una plántula de palma en su matera, a pleno sol: la sombra que sube por la pared es ya la palma de cera adulta que será.',
			en: 'A palm seedling in its pot, in full sun: the shadow that climbs the wall is already the grown wax palm it will be.',
		},
	},
	'service-crafts-shop': {
		...landscape,
		focus: [38, 22, 75, 84],
		alt: {
			es: 'Una mochila tejida colgada en la pared, con su sombra: en las puntadas están el valle, las montañas rojas bajo el cielo amarillo y las palmas de cera.',
			en: 'A knitted mochila bag on the wall, with its shadow: in its stitches lies the valley, red mountains under a yellow sky and wax palms.',
		},
	},
} as const satisfies Record<string, ImageSlot>
