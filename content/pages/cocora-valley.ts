import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'El valle de Cocora y la palma de cera | {name}',
		description:
			'Qué es el valle de Cocora: altura, clima, la palma de cera, la ley que la protege, el loro orejiamarillo y la leyenda quimbaya. Para leer antes de subir.',
	},
	crumb: 'Valle de Cocora',
	title: 'El valle de Cocora',
	lead: 'Un valle alto de la cordillera Central, en el Quindío, donde las palmas son más altas que las iglesias.',
	place: {
		title: 'Un valle en las nubes',
		paragraphs: [
			'Cocora es la parte alta del río Quindío. Va de los {altitudeLow} a los {altitudeHigh} metros sobre el nivel del mar y está a {valleyKm} km de Salento por carretera. Hasta ahí llegan los carros; de ahí en adelante se sigue a pie o a caballo.',
			'La mañana suele amanecer clara. Después sube la neblina desde el fondo del valle y las palmas aparecen y desaparecen como si caminaran. Por eso conviene madrugar, y por eso mismo nadie se cansa de mirar.',
		],
	},
	palm: {
		title: 'La palma de cera, la más alta del mundo',
		paragraphs: [
			'La palma de cera del Quindío (Ceroxylon quindiuense) suele alcanzar hasta 50 metros y, rara vez, 60. Alexander von Humboldt la registró en 1801.',
			'Su nombre viene de la cera, con la que en otro tiempo se hacían velas. Sus hojas se usaban en los ramos del Domingo de Ramos. Hoy, con la ley de su lado, el mejor uso de una palma es mirarla.',
			'Es delicada de niña: a pleno sol, la plántula se muere. Para empezar necesita sombra.',
		],
		link: { label: 'Cómo nace una palma: nuestro vivero', to: '/cocora-viva' },
	},
	law: {
		title: 'Árbol nacional, por ley',
		text: 'La Ley 61 de 1985, firmada por el presidente Belisario Betancur, la declaró árbol nacional de Colombia y prohibió talarla. Cuando vea una palma, puede tomarle todas las fotos que quiera; lo demás, ni una hoja.',
	},
	parrots: {
		title: 'El loro que anida en ella',
		text: 'El loro orejiamarillo hace su nido en la palma de cera. En 1999 se contaron apenas 81; en 2019 eran cerca de 2.600.',
	},
	park: {
		title: 'Cerca de los nevados',
		text: 'El valle está cerca del Parque Nacional Natural Los Nevados, que protege unas {parkHectares} hectáreas entre Caldas, Risaralda, Quindío y Tolima. Allá arriba, el Ruiz, el Santa Isabel y el Tolima todavía guardan glaciares.',
	},
	legend: {
		title: 'Estrella de agua',
		text: 'Cuenta la tradición que Cocora era una princesa quimbaya, hija del cacique Acaime, y que su nombre quiere decir “estrella de agua”. Es una leyenda y así la contamos; pero quien haya visto el valle después de un aguacero le encuentra sentido.',
	},
	care: {
		title: 'Para que siga así',
		items: [
			'Camine por los senderos: las plantas pequeñas no se ven hasta que se pisan.',
			'No toque ni marque los troncos de las palmas.',
			'Llévese su basura, también la orgánica.',
			'Sin drones ni parlantes cerca de los animales.',
			'Pregunte antes de entrar a un potrero: tiene dueño y tiene ganado.',
		],
	},
	nextStep: {
		text: 'Lo mejor del valle no cabe en una página. Venga a caballo o a pie.',
		label: 'Ver cabalgatas y caminatas',
		to: '/horseback-riding',
	},
}

const en = {
	meta: {
		title: 'The Cocora valley and its wax palms | {name}',
		description:
			'A short guide to the Cocora valley: its altitude and weather, the wax palm and the law that protects it, the yellow-eared parrot, and a Quimbaya legend.',
	},
	crumb: 'Cocora valley',
	title: 'The Cocora valley',
	lead: 'A high valley in Colombia’s Central Cordillera, in Quindío, where the palms are taller than the churches.',
	place: {
		title: 'A valley in the clouds',
		paragraphs: [
			'Cocora is the upper valley of the Quindío river. It lies between {altitudeLow} and {altitudeHigh} metres above the sea, {valleyKm} km from Salento by road. That is as far as vehicles go; from there on you walk or ride.',
			'Mornings are often clear. Later the mist climbs from the valley floor and the palms come and go in it as if they were walking. It is a good reason to get up early, and a good reason to stay.',
		],
	},
	palm: {
		title: 'The wax palm, tallest in the world',
		paragraphs: [
			'The Quindío wax palm (Ceroxylon quindiuense) usually grows to as much as 50 metres, and rarely to 60. Alexander von Humboldt recorded it in 1801.',
			'It takes its name from its wax, which once made candles. Its fronds were used for Palm Sunday. Today the law is on its side, and the best use of a wax palm is to look at it.',
			'A wax palm starts out delicate: in full sun a seedling dies. It needs shade to begin its life.',
		],
		link: { label: 'How a palm begins: our nursery', to: '/cocora-viva' },
	},
	law: {
		title: 'National tree, by law',
		text: 'Law 61 of 1985, signed by President Belisario Betancur, declared the wax palm the national tree of Colombia and forbade felling it. Take as many photographs as you like; please take nothing else, not even a leaf.',
	},
	parrots: {
		title: 'The parrot that lives in it',
		text: 'Yellow-eared parrots nest in wax palms. In 1999 only 81 birds were counted; by 2019 there were about 2,600.',
	},
	park: {
		title: 'Near the snow peaks',
		text: 'The valley lies near Los Nevados National Natural Park, which protects about {parkHectares} hectares across Caldas, Risaralda, Quindío and Tolima. Up there Ruiz, Santa Isabel and Tolima still carry glaciers.',
	},
	legend: {
		title: 'Star of water',
		text: 'By tradition Cocora was a Quimbaya princess, daughter of the chief Acaime, and her name is said to mean “star of water”. It is a legend, and we tell it as one; yet anyone who has seen the valley after a downpour will understand it.',
	},
	care: {
		title: 'Keeping it this way',
		items: [
			'Stay on the paths: small plants go unseen until someone steps on them.',
			'Do not touch or carve the trunks of the palms.',
			'Take your rubbish with you, food scraps included.',
			'No drones or loudspeakers near the animals.',
			'Ask before you enter a pasture: it has an owner, and cattle.',
		],
	},
	nextStep: {
		text: 'The best of the valley does not fit on a page. Come and see it on horseback or on foot.',
		label: 'See rides and hikes',
		to: '/horseback-riding',
	},
} satisfies typeof es

export const cocoraValley = {
	path: '/cocora-valley',
	picture: 'valley-day',
	pictures: { place: 'valley-dawn', palm: 'wax-palms', park: 'valley-dusk' },
	copy: { es, en },
} satisfies PageContent & { pictures: Record<string, ImageName> }
