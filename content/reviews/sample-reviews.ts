import type { InBothLanguages } from '#domain/locale.ts'

type SampleReview = { name: string; evaluation: 3 | 4 | 5; message: InBothLanguages<string> }

/** Written by us, never by a guest: always shown with a label that says so. */
export const sampleReviews: readonly SampleReview[] = [
	{
		name: 'Laura',
		evaluation: 5,
		message: {
			es: 'Vinimos a almorzar y nos quedamos toda la tarde. La trucha llegó caliente, el patacón crocante, y los niños no querían irse del lago.',
			en: 'We came for lunch and stayed all afternoon. The trout arrived hot, the patacón was crisp, and the children did not want to leave the lake.',
		},
	},
	{
		name: 'Andrés',
		evaluation: 4,
		message: {
			es: 'Buen sitio para descansar después de caminar el valle. Lleven chaqueta, que por la tarde refresca.',
			en: 'A good place to rest after walking in the valley. Bring a jacket, it cools down in the afternoon.',
		},
	},
	{
		name: '',
		evaluation: 4,
		message: {
			es: 'Muy amables al teléfono y la indicación fue exacta: el primero a mano izquierda.',
			en: 'Very kind on the phone, and the directions were exact: the first one on the left.',
		},
	},
	{
		name: 'Camila',
		evaluation: 5,
		message: {
			es: 'Acampamos con amigos. Amanecer con la neblina sobre las palmas es algo que hay que ver una vez en la vida.',
			en: 'We camped with friends. Waking up to mist over the palms is something to see once in your life.',
		},
	},
	{
		name: 'Emma',
		evaluation: 5,
		message: {
			es: 'Subimos en jeep, montamos a caballo por la mañana y comimos junto a la chimenea. Un día redondo.',
			en: 'We came up by jeep, rode horses in the morning and ate by the fireplace. A perfect day.',
		},
	},
	{
		name: 'Tomás',
		evaluation: 3,
		message: {
			es: 'La comida, muy rica. Había bastante gente y tocó esperar un rato; mejor llegar temprano o reservar.',
			en: 'The food was very good. It was busy and we waited a while; better to arrive early or book.',
		},
	},
	{
		name: 'Sofía',
		evaluation: 4,
		message: {
			es: 'La cabaña es amplia y huele a madera. Fuimos con toda la familia y cupimos sin problema.',
			en: 'The cabin is roomy and smells of wood. The whole family came and there was space for everyone.',
		},
	},
	{
		name: 'Daniel',
		evaluation: 5,
		message: {
			es: 'En el vivero me explicaron con paciencia cómo crece la palma de cera. Aprendí más que en muchos tours.',
			en: 'At the nursery they patiently explained how a wax palm grows. I learned more than on many tours.',
		},
	},
	{
		name: 'Lucas',
		evaluation: 3,
		message: {
			es: 'Llovió casi todo el día, así que caminamos poco. El café y la chimenea salvaron el paseo.',
			en: 'It rained most of the day, so we did not walk much. The coffee and the fireplace saved the trip.',
		},
	},
	{
		name: 'Valentina',
		evaluation: 5,
		message: {
			es: 'Celebramos un cumpleaños: con mostrar la cédula, el postre fue por cuenta de la casa. Volveremos con más tiempo.',
			en: 'We celebrated a birthday: one look at the ID and the dessert was on the house. We will be back with more time.',
		},
	},
]
