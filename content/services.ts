import type { OfferId } from '#domain/offers/offers.ts'
import type { ImageName } from './images.ts'

/** The nine service cards of the home page and /services. */
const es = {
	restaurant: {
		title: 'Restaurante',
		description:
			'La trucha es la especialidad de la casa: al ajillo, a la plancha o sobre un patacón grande y crocante. Se come junto a la chimenea, frente al lago de los gansos o entre recuerdos del Quindío.',
	},
	coffeeHouse: {
		title: 'Casa del café',
		description:
			'Un tinto recién hecho, un capuchino o una aguapanela caliente con queso, para abrigarse antes de subir al valle o para quedarse conversando a la bajada.',
	},
	lodging: {
		title: 'Hospedaje',
		description:
			'Una cabaña de madera de {cabinFloors} pisos para {cabinPeople} personas: la familia entera o el grupo de amigos bajo el mismo techo, con descuento en temporada baja.',
	},
	camping: {
		title: 'Camping',
		description:
			'Traiga su carpa y amanezca en el valle, con parqueadero, baños, duchas, pagoda, lavaplatos y leña.',
	},
	games: {
		title: 'Juegos y atracciones',
		description:
			'Zona de juegos, voleibol, fútbol, lago, caballos y animales de finca: los niños corren mientras los grandes alargan la sobremesa.',
	},
	horsebackRiding: {
		title: 'Cabalgatas y caminatas',
		description:
			'Donde se acaba la carretera empieza lo mejor. A caballo o a pie, sin motores y sin afán, se llega hasta las palmas de cera.',
	},
	glamping: {
		title: 'Glamping: Cocora Nidos del Cóndor',
		description:
			'La noche del campamento con la cama ya tendida. Un nido para dormir cerca del cielo y despertar con la neblina en la ventana.',
	},
	nursery: {
		title: 'Vivero: Cocora Viva',
		description:
			'Plantas criadas en el clima de la montaña y la historia de la palma de cera contada desde la semilla. Venga a mirar, a preguntar y a llevarse una mata.',
	},
	craftsShop: {
		title: 'Tienda de artesanías',
		description:
			'Recuerdos hechos en la región: tejidos, madera, cestería y detalles cafeteros para llevarse un pedazo del Quindío que no sea solo una foto.',
	},
}

const en = {
	restaurant: {
		title: 'Restaurant',
		description:
			'Trout is what we do best: in garlic, grilled, or spread over a big crisp patacón. Eat it by the fireplace, beside the geese lake, or among keepsakes of old Quindío.',
	},
	coffeeHouse: {
		title: 'Coffee house',
		description:
			'A fresh black coffee, a cappuccino or a hot aguapanela with cheese: something to warm you before the walk up the valley, or a reason to linger after it.',
	},
	lodging: {
		title: 'Lodging',
		description:
			'A wooden cabin on {cabinFloors} floors that sleeps {cabinPeople}: the whole family or a group of friends under one roof, at a lower rate in low season.',
	},
	camping: {
		title: 'Camping',
		description:
			'Bring your tent and wake up in the valley, with parking, bathrooms, showers, a pagoda, a sink and firewood.',
	},
	games: {
		title: 'Games and attractions',
		description:
			'A play zone, volleyball, football, a lake, horses and farm animals: room for the children to run while the grown-ups take their time over lunch.',
	},
	horsebackRiding: {
		title: 'Horseback riding and hikes',
		description:
			'The best of the valley begins where the road ends. On horseback or on foot, with no engines and no hurry, the way leads up to the wax palms.',
	},
	glamping: {
		title: 'Glamping: Cocora Nidos del Cóndor',
		description:
			'A night outdoors with the bed already made. A nest to sleep in close to the sky, and mist at the window when you wake.',
	},
	nursery: {
		title: 'Plant nursery: Cocora Viva',
		description:
			'Plants raised in mountain weather, and the story of the wax palm told from the seed up. Come to look, to ask, and to take something green home.',
	},
	craftsShop: {
		title: 'Crafts shop',
		description:
			'Keepsakes made in the region: weaving, wood, basketwork and coffee-country gifts, for taking home more of Quindío than a photograph.',
	},
} satisfies ServiceCopy

export const serviceCopy = { es, en }
export type ServiceCopy = typeof es

/** In the order in which both pages show them. */
export const services: readonly Service[] = [
	{ id: 'restaurant', path: '/restaurant', picture: 'service-restaurant' },
	{ id: 'coffeeHouse', path: '/cofee-house', picture: 'service-coffee-house' },
	{ id: 'lodging', path: '/lodging', picture: 'service-lodging', offer: 'cabin' },
	{ id: 'camping', path: '/camping', picture: 'service-camping', offer: 'camping' },
	{ id: 'games', path: '/games', picture: 'service-games' },
	{
		id: 'horsebackRiding',
		path: '/horseback-riding',
		picture: 'service-horseback-riding',
		offer: 'horses',
	},
	{
		id: 'glamping',
		path: '/cocora-nidos-del-condor',
		picture: 'service-glamping',
		offer: 'glamping',
	},
	{ id: 'nursery', path: '/cocora-viva', picture: 'service-nursery' },
	{ id: 'craftsShop', path: '/crafts-shop', picture: 'service-crafts-shop' },
]

/** The home page shows the first across the whole width of a phone and these in pairs. */
export const smallServices = services.slice(1)

export type Service = { id: keyof ServiceCopy; path: string; picture: ImageName; offer?: OfferId }
