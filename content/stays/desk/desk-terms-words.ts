/** The form in which the owner changes the days, the people or what is booked. */
const es = {
	title: 'Cambiar los días, las personas o lo que se reserva',
	arrival: 'Llegada',
	departure: 'Salida',
	wrongOrder: 'La salida es antes de la llegada',
	adults: 'Adultos',
	children: 'Edades de los niños',
	wrongAges: 'Escriba la edad de cada niño, de 0 a 17, como 4, 7',
	items: 'Qué se reserva',
	units: 'Cuántas unidades de {offer}',
	hour: 'Hora: {offer}',
	day: 'Día: {offer}',
	peopleIn: 'Cuántas personas van en {offer}',
	peopleUnit: 'pers.',
	reset: 'Volver a lo que pidió',
}

const en = {
	title: 'Change the days, the people or what is booked',
	arrival: 'Arrival',
	departure: 'Departure',
	wrongOrder: 'The departure is before the arrival',
	adults: 'Adults',
	children: 'Ages of the children',
	wrongAges: 'Please give the age of each child, 0 to 17, such as 4, 7',
	items: 'What is booked',
	units: 'How many: {offer}',
	hour: 'Time: {offer}',
	day: 'Day: {offer}',
	peopleIn: 'How many people in: {offer}',
	peopleUnit: 'people',
	reset: 'Back to what was asked',
} satisfies typeof es

export const deskTermsWords = { es, en }
