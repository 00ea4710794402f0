/** The site as an installed app. */
const es = {
	description: 'Hotel ecológico y restaurante de truchas en el valle de Cocora.',
	shortcuts: { booking: 'Reservar', arrive: 'Cómo llegar', menu: 'Carta' },
	screenshot: 'La página de inicio',
}

const en = {
	description: 'Eco-hotel and trout restaurant in the Cocora valley.',
	shortcuts: { booking: 'Book', arrive: 'How to get here', menu: 'Menu' },
	screenshot: 'The home page',
} satisfies typeof es

export const appWords = { es, en }
export type AppWords = typeof es

/** The owner's desk as another. */
export const deskAppWords = {
	es: { name: 'Escritorio de {name}', shortName: 'Escritorio', today: 'Las solicitudes de hoy' },
	en: { name: '{name} desk', shortName: 'Desk', today: 'Today’s requests' },
}
