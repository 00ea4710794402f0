import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Paquetes y reservas en Cocora | {name}',
		description:
			'Tres planes en el valle de Cocora: a su estilo, cumpleaños con postre de cortesía y amigos básico. Precios según fecha y grupo: pídanos el suyo.',
	},
	crumb: 'Paquetes y reservas',
	title: 'Paquetes para venir en grupo',
	lead: 'Tres planes para empezar a conversar. Ninguno está escrito en piedra: díganos qué les gusta y lo acomodamos.',
	includesLabel: 'Qué trae',
	priceLabel: 'Precio',
	plans: {
		ownStyle: {
			title: 'A su estilo',
			text: 'El plan se arma con lo que usted escoja. Sirve para familias en las que unos quieren caballo y otros hamaca, o para un viaje de empresa con horas contadas.',
			items: [
				'Los servicios que quiera: comida, café, cabaña, camping, glamping, caballos, juegos o vivero.',
				'Un día, un fin de semana o lo que dure el viaje.',
				'El ambiente del restaurante que más le guste.',
				'Un solo precio para todo, por escrito, antes de decidir.',
			],
			price: 'Según lo que escoja, la fecha y cuántos son.',
			book: 'Reservar',
			ask: { label: 'Preguntar antes', to: '/contact-us' },
		},
		birthday: {
			title: 'Cumpleaños',
			text: 'Se cumple una vez al año y se celebra mejor con el valle de fondo. Usted invita a la gente; nosotros alistamos la mesa.',
			items: [
				'Postre gratis para quien cumple: solo tiene que mostrar su documento de identidad.',
				'Mesa reservada junto a la chimenea, en el jardín o en el invernadero.',
				'Trucha y los demás platos de la carta para el grupo.',
				'Juegos, lago y animales para que los niños tengan su propia fiesta.',
			],
			price: 'El postre es de cortesía. Lo demás, según la carta y el grupo.',
			book: 'Reservar',
			ask: { label: 'Preguntar antes', to: '/contact-us' },
		},
		friends: {
			title: 'Amigos básico',
			text: 'Lo justo para que el grupo se vea las caras sin hacer muchas cuentas: comer bien, jugar un partido y quedarse conversando.',
			items: [
				'Comida para el grupo en el restaurante.',
				'Las canchas de voleibol y fútbol para el desquite.',
				'Noche en la cabaña, hasta {cabinPeople} personas, o en sus propias carpas.',
				'Los caballos o una caminata, si quieren añadirlos.',
			],
			price: 'Según cuántos son y si se quedan a dormir.',
			book: 'Reservar',
			ask: { label: 'Preguntar antes', to: '/contact-us' },
		},
	},
	prices: {
		title: '¿Por qué no hay precios en esta página?',
		text: 'Porque cambian con la temporada, los días y el número de personas, y preferimos darle un valor exacto que uno aproximado. Escríbanos y se lo enviamos por escrito, con impuestos incluidos. Preguntar no compromete a nada.',
	},
	steps: {
		title: 'Cómo se reserva un paquete',
		items: [
			'Nos escribe o nos llama al {phone1} con la fecha, el plan y cuántas personas son.',
			'Le respondemos con la disponibilidad y el precio.',
			'Usted confirma y nosotros dejamos todo listo.',
		],
	},
	nextStep: {
		text: '¿Ninguno de los tres es el suyo? Cuéntenos su idea y armamos el cuarto.',
		label: 'Escribirnos',
		to: '/contact-us',
	},
}

const en = {
	meta: {
		title: 'Packages and bookings in Cocora | {name}',
		description:
			'Three plans in the Cocora valley: your own style, a birthday with free dessert, and friends basic. Prices depend on date and group: ask for yours.',
	},
	crumb: 'Packages and bookings',
	title: 'Packages for groups',
	lead: 'Three plans to start the conversation. None of them is carved in stone: tell us what you enjoy and we will arrange it.',
	includesLabel: 'What is included',
	priceLabel: 'Price',
	plans: {
		ownStyle: {
			title: 'Your own style',
			text: 'You choose the pieces and we put them together. It suits families where half want a horse and half want a nap, and company outings that run on a timetable.',
			items: [
				'Whichever services you like: meals, coffee, cabin, camping, glamping, horses, games or the nursery.',
				'One day, a weekend, or as long as your trip lasts.',
				'The restaurant setting you like best.',
				'One price for everything, in writing, before you decide.',
			],
			price: 'Depends on what you choose, the date and the size of the group.',
			book: 'Book',
			ask: { label: 'Ask first', to: '/contact-us' },
		},
		birthday: {
			title: 'Birthday',
			text: 'It comes once a year and goes well with a valley in the background. You invite the people; we lay the table.',
			items: [
				'A free dessert for the person whose birthday it is: just show us an ID.',
				'A table kept for you by the fireplace, in the garden or in the greenhouse.',
				'Trout and everything else on the menu for your guests.',
				'Games, a lake and animals, so that the children have a party of their own.',
			],
			price: 'The dessert is on us. The rest depends on the menu and the group.',
			book: 'Book',
			ask: { label: 'Ask first', to: '/contact-us' },
		},
		friends: {
			title: 'Friends basic',
			text: 'Just enough to get everyone together without a spreadsheet: eat well, play a match, and sit together talking.',
			items: [
				'A meal for the group in the restaurant.',
				'The volleyball court and the football pitch, for settling old scores.',
				'A night in the cabin, for up to {cabinPeople} people, or in your own tents.',
				'Horses or a hike, if you would like to add them.',
			],
			price: 'Depends on how many you are and whether you stay the night.',
			book: 'Book',
			ask: { label: 'Ask first', to: '/contact-us' },
		},
	},
	prices: {
		title: 'Why are there no prices on this page?',
		text: 'Because they change with the season, the days and the number of people, and we would rather give you an exact figure than a rough one. Write to us and you will have it in writing, taxes included. Asking commits you to nothing.',
	},
	steps: {
		title: 'How to book a package',
		items: [
			'Write to us, or call {phone1}, with the date, the plan and the number of people.',
			'We answer with availability and a price.',
			'You confirm, and we get everything ready.',
		],
	},
	nextStep: {
		text: 'None of the three quite right? Tell us your idea and we will make a fourth.',
		label: 'Write to us',
		to: '/contact-us',
	},
} satisfies typeof es

export const packagesAndSales = {
	path: '/packages-and-sales',
	picture: 'package-friends',
	pictures: {
		ownStyle: 'package-own-style',
		birthday: 'package-birthday',
		friends: 'package-friends',
	},
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
