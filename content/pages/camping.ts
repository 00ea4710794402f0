import type { ImageName } from '#content/images.ts'
import { priceWords } from '#content/stays/price-words.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Camping en el valle de Cocora | {name}',
		description:
			'Acampe en el valle de Cocora por {campingPrice} por persona la noche: parqueadero, pagoda, baños, duchas, lavaplatos y leña. Traiga su propia carpa.',
	},
	crumb: 'Camping',
	title: 'Camping: amanecer con el valle en la puerta',
	lead: 'Usted trae la carpa; nosotros ponemos el prado, el agua, la leña y la vista.',
	price: {
		title: 'Precio',
		amount: '{campingPrice}',
		unit: priceWords.es.perUnit['person-night'],
		text: 'Impuestos incluidos. El precio es por el sitio y por el uso de todos los servicios de la lista; la carpa y lo demás lo trae usted.',
	},
	services: {
		title: 'Lo que encuentra aquí',
		items: [
			{
				title: 'Parqueadero',
				text: 'Deje el carro o la moto cerca y olvídese de manejar hasta la vuelta.',
			},
			{ title: 'Pagoda', text: 'Un techo común para cocinar, comer y conversar aunque llueva.' },
			{ title: 'Baños', text: 'Cerca de la zona de carpas, para todos los que acampan.' },
			{ title: 'Duchas', text: 'Para quitarse el barro del camino antes de la comida.' },
			{ title: 'Lavaplatos', text: 'Para dejar la loza limpia sin tener que buscar el río.' },
			{ title: 'Leña', text: 'Para la fogata de la noche, en los sitios que le indicamos.' },
		],
	},
	equipment: {
		title: 'Traiga su equipo',
		text: 'No alquilamos carpas: cada grupo acampa con lo suyo. Esto es lo que más falta hace.',
		items: [
			'Carpa con sobretecho: en el valle llueve en cualquier mes.',
			'Aislante y bolsa de dormir abrigada.',
			'Saco, gorro y medias secas para la noche.',
			'Impermeable y botas o zapatos que se puedan embarrar.',
			'Linterna, estufa portátil y utensilios de cocina.',
			'Bolsas para llevarse de regreso toda la basura.',
		],
	},
	cold: {
		title: '¿Hace mucho frío?',
		text: 'Es cosa de la altura. El valle va de los {altitudeLow} a los {altitudeHigh} metros, y cuanto más arriba, más fresco. De día, con sol, se está en camiseta; apenas se esconde, el frío baja de la montaña. Vístase por capas y guarde siempre una muda seca.',
	},
	note: {
		title: 'Tenga en cuenta',
		text: 'Llegue con luz: la casa está abierta {hours} y armar la carpa de día es otra historia. Si va a llegar tarde, llámenos antes al {phone1}.',
	},
	rules: {
		title: 'Normas para convivir',
		items: [
			'Fogatas solo en los sitios indicados y con la leña que le entregamos. Apáguelas con agua antes de dormir.',
			'No se cortan ramas ni plantas. La palma de cera está protegida por la ley.',
			'Toda la basura se va con usted.',
			'De noche, música apagada y voz baja: el vecino también vino a descansar.',
			'A los animales se les mira y se les saluda, pero no se les da comida sin preguntar.',
			'Los niños, siempre con un adulto cerca del lago y del fuego.',
			'¿Viene con mascota? Pregúntenos antes, para cuidarla a ella y a los animales de la casa.',
		],
	},
	nextStep: {
		text: 'Díganos cuántas carpas y cuántas noches, y le separamos el lugar.',
		label: 'Reservar camping',
		to: '/booking?for=camping',
	},
}

const en = {
	meta: {
		title: 'Camping in the Cocora valley | {name}',
		description:
			'Camp in the Cocora valley for {campingPrice} per person per night: parking, pagoda, bathrooms, showers, sink and firewood. Bring your own tent.',
	},
	crumb: 'Camping',
	title: 'Camping: wake up with the valley at your door',
	lead: 'You bring the tent. We provide the grass, the water, the firewood and the view.',
	price: {
		title: 'Price',
		amount: '{campingPrice}',
		unit: priceWords.en.perUnit['person-night'],
		text: 'Colombian pesos, taxes included. The price covers your pitch and the use of everything on the list below; the tent and the rest you bring yourself.',
	},
	services: {
		title: 'What you will find here',
		items: [
			{
				title: 'Parking',
				text: 'Leave the car or the motorbike close by and forget about driving.',
			},
			{ title: 'Pagoda', text: 'A shared roof to cook, eat and talk under, even when it rains.' },
			{ title: 'Bathrooms', text: 'Near the tents, for everyone who camps.' },
			{ title: 'Showers', text: 'To wash off the trail before supper.' },
			{ title: 'Sink', text: 'So that the dishes never have to go to the river.' },
			{ title: 'Firewood', text: 'For the evening fire, in the places we show you.' },
		],
	},
	equipment: {
		title: 'Bring your own equipment',
		text: 'We do not rent out tents: every group camps with its own gear. These are the things people miss most.',
		items: [
			'A tent with a flysheet: it can rain in any month of the year.',
			'A sleeping mat and a warm sleeping bag.',
			'A fleece, a hat and dry socks for the night.',
			'A raincoat, and boots or shoes that may get muddy.',
			'A torch, a camping stove and something to cook with.',
			'Bags for taking all your rubbish back with you.',
		],
	},
	cold: {
		title: 'How cold does it get?',
		text: 'That is a matter of altitude. The valley lies between {altitudeLow} and {altitudeHigh} metres, and the higher you are, the cooler it gets. In the sun you will be in a T-shirt; once the sun is behind the ridge, the cold comes down quickly. Dress in layers and always keep one dry set of clothes.',
	},
	note: {
		title: 'Please note',
		text: 'Arrive in daylight: the house is open {hours}, and a tent is far easier to pitch when you can see the pegs. If you are going to be late, call us first on {phone1}.',
	},
	rules: {
		title: 'Rules of the campsite',
		items: [
			'Fires only in the marked places and only with the firewood we give you. Put them out with water before you sleep.',
			'Please cut no branches and pick no plants. The wax palm is protected by law.',
			'All rubbish leaves with you.',
			'At night, music off and voices low: your neighbours came here to rest too.',
			'Say hello to the animals, but ask before you feed them.',
			'Children stay with an adult near the lake and near the fire.',
			'Bringing a pet? Ask us first, for its sake and for the animals that live here.',
		],
	},
	nextStep: {
		text: 'Tell us how many tents and how many nights, and we will keep a place for you.',
		label: 'Book a pitch',
		to: '/booking?for=camping',
	},
} satisfies typeof es

export const camping = {
	path: '/camping',
	parent: '/services',
	picture: 'service-camping',
	slides: ['camping-lake', 'camping-fire', 'camping-dawn'],
	pictures: { kitchen: 'camping-kitchen' },
	copy: { es, en },
} satisfies PageContent & { slides: ImageName[]; pictures: Record<string, ImageName> }
