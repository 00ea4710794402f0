import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Cómo llegar al valle de Cocora | {name}',
		description:
			'Km {km} de la {road}, a {minutesFromTown} minutos del pueblo: en jeep, en carro, a pie o en bici. Primer restaurante a mano izquierda.',
	},
	crumb: 'Cómo llegar',
	title: 'Cómo llegar: km {km}, a mano izquierda',
	lead: 'La carretera del valle sale de Salento. Sígala {minutesFromTown} minutos y deténgase en el primer restaurante a la izquierda: ahí lo esperamos.',
	figures: [
		{ figure: '{minutesFromTown} min', label: 'en vehículo desde Salento' },
		{ figure: '{km} km', label: 'de carretera desde el pueblo' },
	],
	ways: {
		title: 'Escoja cómo subir',
		items: {
			jeep: {
				title: 'En jeep desde Salento',
				text: 'Los Willys son parte del paseo: llegaron a la región desde 1946 y todavía suben gente. Salen del pueblo hacia Cocora. Dígale al conductor que se baja en {name}, en el km {km}, y pregúntele de una vez a qué hora es el último regreso.',
			},
			car: {
				title: 'En carro o en moto',
				text: 'Entre a Salento y tome la carretera del valle de Cocora. Vaya despacio, dé paso a los caballos y prenda las luces si hay neblina. Cuente los kilómetros desde el pueblo: en el km {km} nos ve a mano izquierda. Tenemos parqueadero.',
			},
			foot: {
				title: 'A pie o en bicicleta',
				text: 'Se puede venir por la misma carretera. Son {km} kilómetros, compartidos con carros: salga temprano, lleve agua y algo reflectivo, y si va caminando hágalo por la orilla, de frente al tráfico. Guarde fuerzas para la vuelta, o bájese en jeep.',
			},
		},
	},
	before: {
		title: 'De más lejos',
		text: 'El valle queda en el Quindío, en la cordillera Central, a unos 24 km al nororiente de Armenia. Se llega a Salento y de ahí se sube. En vehículo se entra al valle {valleyKm} km desde el pueblo; más arriba solo se sigue a pie o a caballo.',
	},
	routeCard: {
		title: 'Tarjeta de ruta',
		text: 'Por si se queda sin señal en el camino: imprima esta tarjeta o tómele una foto antes de salir.',
		print: 'Imprimir la tarjeta',
		sign: { unit: 'Km', figure: '{km}' },
		rows: [
			{ label: 'Destino', value: '{name}' },
			{ label: 'Kilómetro', value: 'Km {km} de la {road}' },
			{ label: 'Tiempo', value: '{minutesFromTown} minutos desde Salento, en vehículo' },
			{ label: 'Jeep', value: 'Willys desde Salento hacia Cocora; bajarse en el km {km}' },
			{ label: 'Seña', value: 'Primer restaurante a mano izquierda, subiendo' },
			{ label: 'Teléfono y WhatsApp', value: '{phones}' },
			{ label: 'Coordenadas', value: '{latitude}, {longitude}' },
			{ label: 'Horario', value: 'Abierto {hours}' },
		],
	},
	codes: { place: 'El punto, en el mapa del teléfono', page: 'Esta página, al día' },
	map: {
		caption: 'Dibujo de la ruta: el pueblo, el río y el km {km}.',
	},
	bring: {
		title: 'Qué traer',
		items: [
			'Una chaqueta impermeable: el sol de la mañana no promete nada para la tarde.',
			'Zapatos cerrados, que no le duela ensuciar.',
			'Bloqueador y gorra: a esta altura el sol quema aunque haga fresco.',
			'Efectivo, para los jeeps y por si no hay señal.',
			'Agua y una muda seca si va a caminar.',
		],
	},
	cold: {
		title: '¿Qué tanto frío hace?',
		figures: [
			{ figure: '{altitudeLow} m', label: 'donde empieza el valle' },
			{ figure: '{altitudeHigh} m', label: 'en lo más alto' },
		],
		text: 'Depende de la altura, y el valle va de los {altitudeLow} a los {altitudeHigh} metros: cuanto más arriba, más fresco. Al sol se está bien; a la sombra, con neblina o de noche, hace falta saco.',
	},
	questions: {
		title: 'Pregúntenos antes de salir',
		items: [
			{
				question: '¿Es un paseo para niños?',
				answer:
					'Sí: aquí hay juegos, animales y espacio para correr. Si quieren caminar o montar a caballo, díganos las edades y le decimos qué recorrido les sirve.',
			},
			{
				question: '¿Puedo llevar a mi mascota?',
				answer:
					'Escríbanos primero. Hay caballos, gansos y otros animales, y si viene en jeep, pregúntele también al conductor.',
			},
			{
				question: '¿Y si no camino bien o uso silla de ruedas?',
				answer:
					'Llámenos y le contamos con franqueza cómo está el acceso ese día y dónde queda la mesa más cómoda.',
			},
			{
				question: '¿Y si llueve?',
				answer:
					'Se viene igual, con impermeable. Si ha llovido mucho, llámenos al {phone1} y le decimos cómo está la vía.',
			},
		],
	},
	nextStep: {
		text: '¿Le quedó alguna duda con la ruta? Llámenos o escríbanos y lo guiamos.',
		label: 'Contáctenos',
		to: '/contact-us',
	},
}

const en = {
	meta: {
		title: 'How to get to the Cocora valley | {name}',
		description:
			'Km {km} of the {road}, {minutesFromTown} minutes from town by jeep or car, or on foot or by bike. The first restaurant on the left.',
	},
	crumb: 'How to get here',
	title: 'How to get here: km {km}, on the left',
	lead: 'The valley road starts in Salento. Follow it for {minutesFromTown} minutes and stop at the first restaurant on your left. That is us.',
	figures: [
		{ figure: '{minutesFromTown} min', label: 'from Salento by vehicle' },
		{ figure: '{km} km', label: 'of road from the town' },
	],
	ways: {
		title: 'Choose how to come up',
		items: {
			jeep: {
				title: 'By jeep from Salento',
				text: 'The Willys jeeps are part of the outing. They first came to the region in 1946 and still carry people. They leave town for Cocora. Tell the driver you are getting off at {name}, km {km}, and ask right away what time the last one goes back.',
			},
			car: {
				title: 'By car or motorbike',
				text: 'Drive into Salento and take the Cocora valley road. Go slowly, give way to horses, and use your lights in the mist. Count the kilometres from town: at km {km} you will see us on the left. We have parking.',
			},
			foot: {
				title: 'On foot or by bicycle',
				text: 'You can come along the same road. It is {km} kilometres, shared with cars: start early, carry water and something reflective, and if you are walking, face the traffic. Save some strength for the way back, or take a jeep down.',
			},
		},
	},
	before: {
		title: 'Coming from further away',
		text: 'The valley is in Quindío, on the Central Cordillera of the Andes, about 24 km north-east of Armenia. You come to Salento and go up from there. Vehicles can drive {valleyKm} km into the valley from town; beyond that you continue on foot or on horseback.',
	},
	routeCard: {
		title: 'Route card',
		text: 'In case your signal drops on the way: print this card or take a picture of it before you set off.',
		print: 'Print the card',
		sign: { unit: 'Km', figure: '{km}' },
		rows: [
			{ label: 'Destination', value: '{name}' },
			{ label: 'Kilometre', value: 'Km {km} of the {road}' },
			{ label: 'Time', value: '{minutesFromTown} minutes from Salento by vehicle' },
			{ label: 'Jeep', value: 'Willys from Salento towards Cocora; get off at km {km}' },
			{ label: 'Landmark', value: 'First restaurant on the left, going up' },
			{ label: 'Phone and WhatsApp', value: '{phones}' },
			{ label: 'Coordinates', value: '{latitude}, {longitude}' },
			{ label: 'Hours', value: 'Open {hours}' },
		],
	},
	codes: { place: 'The place, on your phone’s map', page: 'This page, up to date' },
	map: {
		caption: 'A drawing of the route: the town, the river and km {km}.',
	},
	bring: {
		title: 'What to bring',
		items: [
			'A waterproof jacket: a sunny morning promises nothing about the afternoon.',
			'Closed shoes that you do not mind getting dirty.',
			'Sunscreen and a hat: at this altitude the sun burns even when the air is cool.',
			'Cash, for the jeeps and for when there is no signal.',
			'Water and dry clothes if you plan to walk.',
		],
	},
	cold: {
		title: 'How cold is it?',
		figures: [
			{ figure: '{altitudeLow} m', label: 'where the valley begins' },
			{ figure: '{altitudeHigh} m', label: 'at its highest' },
		],
		text: 'It depends on the altitude, and the valley runs from {altitudeLow} to {altitudeHigh} metres: the higher, the cooler. In the sun you will be comfortable; in the shade, in mist or at night you will want a jumper.',
	},
	questions: {
		title: 'Ask us before you set off',
		items: [
			{
				question: 'Is it a good outing for children?',
				answer:
					'Yes: there are games, animals and room to run. If they would like to hike or ride, tell us their ages and we will say which route suits them.',
			},
			{
				question: 'May I bring my pet?',
				answer:
					'Please write first. Horses, geese and other animals live here, and if you come by jeep, ask the driver too.',
			},
			{
				question: 'What if I have trouble walking or use a wheelchair?',
				answer:
					'Call us and we will tell you frankly what the access is like that day and which table is easiest to reach.',
			},
			{
				question: 'What if it rains?',
				answer:
					'Come anyway, with a raincoat. After heavy rain, call us on {phone1} and we will tell you how the road is.',
			},
		],
	},
	nextStep: {
		text: 'Still unsure about the way? Call or write, and we will guide you.',
		label: 'Contact us',
		to: '/contact-us',
	},
} satisfies typeof es

export const arrive = {
	path: '/arrive',
	picture: 'jeep-road',
	pictures: { map: 'route-map', gate: 'arriving-gate' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
