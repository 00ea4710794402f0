import type { InBothLanguages } from '#domain/locale.ts'
import type { SceneAir } from '#domain/pictures/picture.ts'
import type { FocalBox } from '#domain/pictures/picture-focus.ts'

/** A place for a picture. Pages name slots, never files; a drawing or the owner's photograph fills it. */
export type ImageSlot = {
	width: number
	height: number
	/** What stays in view at every ratio from 9:16 to 21:9 (images.test.ts). */
	focus: FocalBox
	/** What moves over the drawing in a slideshow. */
	air?: SceneAir
	alt: InBothLanguages<string>
}

const landscape = { width: 1200, height: 800 }
const panorama = { width: 1600, height: 900 }
const portrait = { width: 800, height: 1000 }

export const images = {
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
		focus: [35, 16, 63, 90],
		air: 'light',
		alt: {
			es: 'El valle a pleno sol desde un alto: un caminante con morral y sombrero señala una casa de techo rojo junto al río y otra descansa sobre una roca; al fondo, la montaña y laderas con palmas de cera.',
			en: 'The valley in full sun from a lookout: a hiker with a pack and a straw hat points at a red-roofed house by the river while another rests on a rock; beyond are the mountain and slopes dotted with wax palms.',
		},
	},
	'valley-dusk': {
		...panorama,
		focus: [40, 20, 65, 92],
		alt: {
			es: 'Atardecer en el valle: el sol se esconde entre las montañas, el río refleja el cielo naranja y una cabaña de madera tiene las luces encendidas; cerca descansan dos caballos.',
			en: 'Dusk in the valley: the sun sinks between the mountains, the river mirrors the orange sky, a wooden cabin has its lights on and two horses rest nearby.',
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
	'service-restaurant': {
		...landscape,
		focus: [25, 38, 58, 96],
		alt: {
			es: 'Trucha arcoíris entera servida sobre un plato pintado a mano, con un patacón grande y dorado, lechuga, tomate y limón; a los lados, limonada de panela y hogao, y detrás una ventana que da al valle.',
			en: 'A whole rainbow trout on a hand-painted plate with a big golden patacón, lettuce, tomato and lime; panela lemonade and hogao sauce on either side, and a window on the valley behind.',
		},
	},
	'service-coffee-house': {
		...landscape,
		focus: [38, 36, 71, 96],
		alt: {
			es: 'Taza de café humeante con una palma de cera pintada, sobre una mesa de madera; una rama de cafeto con cerezas rojas cuelga frente al valle al amanecer.',
			en: 'A steaming cup of coffee painted with a wax palm on a wooden table; a coffee branch heavy with red cherries hangs before the valley at dawn.',
		},
	},
	'service-lodging': {
		...landscape,
		focus: [25, 28, 57, 89],
		alt: {
			es: 'La cabaña de madera de dos pisos al atardecer, con balcón y ventanas encendidas: una visitante con morral llega y saluda a alguien que se asoma al balcón; detrás, palmas de cera y la montaña.',
			en: 'The two-storey wooden cabin at dusk, with a balcony and lit windows: a guest with a backpack arrives and waves to someone on the balcony; behind are wax palms and the mountain.',
		},
	},
	'service-camping': {
		...landscape,
		focus: [36, 34, 68, 94],
		alt: {
			es: 'Zona de camping en el valle: dos carpas, un kiosco de techo rojo y una fogata; una persona descansa sobre un tronco y un niño saluda.',
			en: 'The campsite in the valley: two tents, an open shelter with a red roof and a campfire; someone rests on a log and a child waves.',
		},
	},
	'service-games': {
		...landscape,
		focus: [38, 34, 70, 92],
		alt: {
			es: 'Un ganso blanco, con una pata puesta sobre un balón de fútbol, le cierra el paso a una niña que le extiende las manos para pedírselo; detrás, el lago, la montaña y un columpio colgado de un árbol.',
			en: 'A white goose with one foot on a football blocks the way of a girl who holds out her hands for it; behind are the lake, the mountain and a swing hanging from a tree.',
		},
	},
	'service-horseback-riding': {
		...landscape,
		focus: [40, 30, 73, 92],
		alt: {
			es: 'Un jinete de ruana roja y sombrero blanco monta un caballo castaño por un camino del valle; otro lo sigue en un caballo blanco.',
			en: 'A rider in a red ruana and white hat rides a chestnut horse along a valley track; another follows on a white horse.',
		},
	},
	'service-glamping': {
		...landscape,
		focus: [36, 32, 68, 92],
		alt: {
			es: 'Un domo geodésico iluminado por dentro, sobre una terraza de madera, al atardecer; una pareja mira el paisaje desde la terraza.',
			en: 'A geodesic dome glowing from within on a wooden deck at dusk; a couple stands on the deck taking in the view.',
		},
	},
	'service-nursery': {
		...landscape,
		focus: [32, 28, 65, 89],
		alt: {
			es: 'Invernadero de vidrio en el jardín y, delante, orquídeas, geranios, una palma y una heliconia en materas, con un letrero de madera y una regadera.',
			en: 'A glass greenhouse in the garden with potted orchids, geraniums, a palm and a heliconia in front, a wooden sign and a watering can.',
		},
	},
	'service-crafts-shop': {
		...landscape,
		focus: [34, 30, 67, 90],
		alt: {
			es: 'Estantes de una tienda de artesanías: ruanas, sombreros aguadeños y un carriel colgados; abajo, vasijas de barro, un Willys de madera, canastos y mochilas tejidas.',
			en: 'Shelves of a crafts shop: ruanas, aguadeño straw hats and a carriel satchel hang above; below are clay jars, a wooden Willys jeep, baskets and woven mochila bags.',
		},
	},
	'lodging-night': {
		...landscape,
		focus: [36, 32, 68, 92],
		air: 'fireflies',
		alt: {
			es: 'La cabaña de madera de dos pisos en la noche, vista desde la ladera: la luz de puertas y ventanas cae sobre el pasto, sale humo de la chimenea y alguien con morral camina hacia la puerta, bajo la luna y la montaña.',
			en: 'The two-storey wooden cabin at night, seen from the hillside: light from the door and windows falls on the grass, smoke rises from the chimney and someone with a backpack walks to the door, under the moon and the mountain.',
		},
	},
	'lodging-day': {
		...landscape,
		focus: [34, 22, 67, 84],
		air: 'light',
		alt: {
			es: 'La cabaña de madera de día: balcón con materas de geranios, contraventanas verdes y un sendero entre flores que llega hasta la puerta.',
			en: 'The wooden cabin by day: a balcony with potted geraniums, green shutters and a path through flowers up to the door.',
		},
	},
	'lodging-fireplace': {
		...landscape,
		focus: [36, 30, 68, 90],
		alt: {
			es: 'Sala de la cabaña de noche: chimenea de piedra encendida, paredes de madera, un sillón con una ruana, un canasto de leña y una ventana con la luna sobre las palmas.',
			en: "The cabin's living room at night: a lit stone fireplace, wooden walls, an armchair with a ruana, a basket of firewood and a window with the moon above the palms.",
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
		focus: [28, 36, 61, 96],
		alt: {
			es: 'Unas manos juntas recogen el agua del grifo sobre un lavamanos blanco; por la ventana del baño de madera se ven el sol, la montaña y una palma de cera, y al lado hay un espejo, un jabón y una toalla roja.',
			en: 'Cupped hands catch the water from the tap over a white basin; the window of the wooden bathroom looks out on the sun, the mountain and a wax palm, with a mirror, soap and a red towel beside it.',
		},
	},
	'balcony-coffee': {
		...landscape,
		focus: [46, 36, 79, 96],
		alt: {
			es: 'El valle al amanecer visto desde un balcón de madera: una taza de café humea sobre la baranda y alguien descansa con las botas cruzadas en alto; abajo, el río serpentea entre palmas de cera.',
			en: 'The valley at dawn from a wooden balcony: a cup of coffee steams on the railing and someone rests with crossed boots up; below, the river winds among wax palms.',
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
	'camping-lake': {
		...landscape,
		focus: [40, 28, 73, 88],
		air: 'fireflies',
		alt: {
			es: 'Tres carpas iluminadas a la orilla del lago al atardecer; las carpas, los árboles y las palmas se reflejan en el agua.',
			en: 'Three glowing tents on the lake shore at dusk; tents, trees and palms are mirrored in the water.',
		},
	},
	'camping-fire': {
		...landscape,
		focus: [33, 34, 66, 94],
		air: 'fireflies',
		alt: {
			es: 'Noche de camping: cuatro amigos sentados en troncos alrededor de una fogata, entre dos carpas iluminadas, bajo un cielo lleno de estrellas.',
			en: 'A night at the campsite: four friends sit on logs round a campfire between two glowing tents, under a sky full of stars.',
		},
	},
	'camping-dawn': {
		...landscape,
		focus: [46, 32, 79, 92],
		air: 'mist',
		alt: {
			es: 'Amanecer en el camping: la niebla cubre el prado, alguien sale de su carpa y saluda con la mano a otra persona que está en el kiosco.',
			en: 'Dawn at the campsite: mist lies over the meadow; someone just out of a tent waves, and another person stands in the open shelter.',
		},
	},
	'camping-kitchen': {
		...landscape,
		focus: [35, 32, 68, 92],
		alt: {
			es: 'Bajo el techo de la pagoda del camping: una mujer revuelve la olla sobre una estufa portátil, un niño le acerca su plato y un hombre llega del prado cargado de leña; afuera, al sol, las carpas y la montaña.',
			en: 'Under the roof of the campsite pagoda: a woman stirs the pot on a portable stove, a child holds out a bowl and a man comes in from the meadow with firewood; outside in the sun are the tents and the mountain.',
		},
	},
	'games-play-zone': {
		...landscape,
		focus: [42, 15, 75, 76],
		alt: {
			es: 'Parque infantil de madera: una niña en el columpio, un niño que baja por el rodadero de la torre y otros dos en el balancín.',
			en: "A wooden playground: a girl on the swing, a boy coming down the tower's slide and two more children on the seesaw.",
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
		focus: [44, 22, 77, 84],
		alt: {
			es: 'Un gol visto desde detrás de la malla: la arquera se lanza y el balón ya infla la red; al fondo, quien pateó, otro jugador que corre y la montaña entre palmas de cera.',
			en: 'A goal seen from behind the net: the goalkeeper dives and the ball is already bulging the mesh; beyond are the player who shot, another running up, and the mountain among wax palms.',
		},
	},
	'games-geese-lake': {
		...landscape,
		focus: [38, 36, 71, 96],
		air: 'light',
		alt: {
			es: 'Gansos blancos en un lago tranquilo: dos nadan con tres polluelos amarillos y otro mira desde la orilla, entre juncos y arbustos en flor.',
			en: 'White geese on a calm lake: two swim with three yellow goslings and one looks on from the bank, among bulrushes and flowering shrubs.',
		},
	},
	'nursery-greenhouse': {
		...landscape,
		focus: [34, 32, 67, 92],
		air: 'light',
		alt: {
			es: 'Interior de un invernadero: mesones largos con geranios, helechos, orquídeas y palmas en materas; un hombre de sombrero sostiene una planta en el pasillo.',
			en: 'Inside a greenhouse: long benches of potted geraniums, ferns, orchids and palms; a man in a straw hat holds a plant in the aisle.',
		},
	},
	'nursery-beds': {
		...landscape,
		focus: [32, 34, 65, 96],
		air: 'light',
		alt: {
			es: 'Cuatro camas de cultivo de madera con lechugas, zanahorias, tomates, caléndulas y lavanda; en medio hay una regadera y al fondo una cerca y las montañas.',
			en: 'Four raised wooden beds with lettuces, carrots, tomatoes, marigolds and lavender; a watering can stands between them, with a fence and the mountains beyond.',
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
	'ambience-romantic': {
		...portrait,
		focus: [25, 41, 75, 71],
		alt: {
			es: 'Mesa para dos con mantel, una vela y dos copas de vino tinto frente a una chimenea de piedra encendida, en un salón de madera en penumbra.',
			en: 'A table for two with a cloth, a candle and two glasses of red wine before a lit stone fireplace in a dim wooden room.',
		},
	},
	'ambience-nature': {
		...portrait,
		focus: [30, 49, 90, 79],
		alt: {
			es: 'Mesa puesta bajo un árbol del jardín, junto a un lago pequeño donde nadan dos gansos; otro ganso camina cerca y al fondo se levantan palmas de cera.',
			en: 'A table laid under a garden tree beside a small lake where two geese swim; another goose walks nearby and wax palms rise behind.',
		},
	},
	'ambience-cultural': {
		...portrait,
		focus: [20, 37, 85, 67],
		alt: {
			es: 'Salón de techo de vidrio con banderines; de una baranda cuelgan un sombrero aguadeño, una ruana, un tiple y un carriel, sobre dos canastos llenos de cerezas de café.',
			en: 'A glass-roofed room hung with bunting; an aguadeño hat, a ruana, a tiple guitar and a carriel satchel hang from a rail above two baskets full of coffee cherries.',
		},
	},
	dessert: {
		...landscape,
		focus: [27, 8, 60, 70],
		alt: {
			es: 'Copa de postre con capas de mora, arequipe, crema y maracuyá, coronada con fresa, mora y uchuva; al lado, una porción de cuajada con melao.',
			en: 'A goblet layered with blackberry, arequipe, cream and passion fruit, topped with a strawberry, a blackberry and a golden berry; beside it, fresh cuajada cheese with cane syrup.',
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
		focus: [36, 26, 68, 86],
		alt: {
			es: 'Terraza de madera al amanecer: dos tazas humeantes sobre una mesa redonda, materas con flores colgadas del techo, dos costales de café y el valle al fondo.',
			en: 'A wooden terrace at dawn: two steaming cups on a round table, hanging flower pots, two sacks of coffee and the valley beyond.',
		},
	},
	'horses-ridge': {
		...landscape,
		focus: [44, 22, 77, 84],
		alt: {
			es: 'Cuatro jinetes de ruana y sombrero suben en fila por el filo de la montaña, con un sol enorme saliendo detrás y palmas de cera en la niebla.',
			en: 'Four riders in ruanas and hats climb a ridge in single file, a huge rising sun behind them and wax palms in the mist.',
		},
	},
	'hikers-trail': {
		...landscape,
		focus: [46, 22, 79, 84],
		alt: {
			es: 'Tres caminantes con morral cruzan un puente colgante sobre el río: la primera se vuelve y llama, el segundo se agarra de la cuerda y el último apenas arranca; al fondo se alza la montaña.',
			en: 'Three hikers with packs cross a hanging bridge over the river: the first turns round and waves the others on, the second clings to the rope and the last sets out; the mountain rises behind.',
		},
	},
	'glamping-night': {
		...landscape,
		focus: [36, 34, 68, 95],
		alt: {
			es: 'Dos domos geodésicos iluminados bajo la Vía Láctea; dos personas comparten una fogata junto al sendero.',
			en: 'Two glowing geodesic domes under the Milky Way; two people share a campfire beside the path.',
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
		focus: [38, 24, 71, 85],
		alt: {
			es: 'Un domo blanco a pleno sol sobre una tarima de madera: alguien sacude una cobija de rayas y otra persona, sentada en el borde con los pies colgando, toma algo caliente; detrás, la montaña y las palmas de cera.',
			en: 'A white dome in full sun on a wooden deck: someone shakes out a striped blanket while another sits on the edge with dangling feet and a hot drink; the mountain and wax palms behind.',
		},
	},
	'crafts-table': {
		...landscape,
		focus: [36, 30, 68, 90],
		alt: {
			es: 'Una artesana teje un canasto en una mesa de madera, a la luz de una ventana que da al valle; sobre la mesa hay un sombrero aguadeño y un Willys de madera, y de la pared cuelga una mochila tejida.',
			en: 'A woman weaves a basket at a wooden table by the light of a window on the valley; an aguadeño straw hat and a wooden Willys jeep stand on the table and a woven mochila bag hangs on the wall.',
		},
	},
	'jeep-road': {
		...landscape,
		focus: [38, 34, 71, 94],
		alt: {
			es: 'Un jeep Willys rojo por la carretera del valle: lleva pasajeros, un hombre de pie en el estribo trasero y el techo cargado de maletas, un canasto y plátanos.',
			en: 'A red Willys jeep on the valley road, with passengers inside, a man standing on the tailboard and the roof loaded with bags, a basket and plantains.',
		},
	},
	'arriving-gate': {
		...landscape,
		focus: [36, 18, 68, 80],
		alt: {
			es: 'La llegada vista desde adentro de un jeep: el conductor de sombrero levanta la mano y un hombre le abre el portón de madera, de cuyo arco cuelga un letrero con una palma; al fondo, la casa de techo rojo y la montaña.',
			en: 'Arriving, seen from inside a jeep: the driver in a straw hat lifts a hand as a man swings open the wooden gate, a sign with a palm hanging from its arch; beyond are the red-roofed house and the mountain.',
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
		focus: [34, 26, 67, 88],
		alt: {
			es: 'La vieja casa del valle al amanecer: paredes blancas con zócalo rojo, balcón lleno de flores y techo de teja; en el estanque de enfrente salta una trucha.',
			en: 'The old house of the valley at dawn: white walls with a red-painted base, a balcony full of flowers and a tiled roof; a trout leaps from the pond in front.',
		},
	},
	'package-own-style': {
		...landscape,
		focus: [40, 30, 73, 92],
		alt: {
			es: 'Picnic frente al valle al amanecer: sobre un mantel a cuadros hay un morral, un mapa con una ruta marcada, un sombrero, un canasto de frutas y un termo.',
			en: 'A picnic facing the valley at dawn: a backpack, a map with a marked route, a hat, a basket of fruit and a flask on a checked blanket.',
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
	'route-map': {
		...landscape,
		focus: [52, 26, 85, 84],
		alt: {
			es: 'Mapa dibujado: la carretera sale de Salento, sube junto al río Quindío y en {minutesFromTown} minutos llega al km {km}, donde {name} es el primer restaurante a la izquierda; la vía termina en Cocora, km {valleyKm}, entre palmas de cera.',
			en: 'Drawn map: the road leaves Salento, climbs beside the Quindío river and in {minutesFromTown} minutes reaches km {km}, where {name} is the first restaurant on the left; the road ends at Cocora, km {valleyKm}, among wax palms.',
		},
	},
} as const satisfies Record<string, ImageSlot>

export type ImageName = keyof typeof images
