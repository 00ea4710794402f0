/** The site and the desk as installed apps. */
const es = {
	description: 'Hotel ecológico y restaurante de truchas en el valle de Cocora.',
	shortcuts: { booking: 'Reservar', arrive: 'Cómo llegar', menu: 'Carta' },
	screenshot: 'La página de inicio',
	desk: { name: 'Escritorio de {name}', shortName: 'Escritorio', today: 'Las solicitudes de hoy' },
}

const en = {
	description: 'Eco-hotel and trout restaurant in the Cocora valley.',
	shortcuts: { booking: 'Book', arrive: 'How to arrive', menu: 'Menu' },
	screenshot: 'The home page',
	desk: { name: '{name} desk', shortName: 'Desk', today: 'Today’s requests' },
} satisfies typeof es

export const appWords = { es, en }
