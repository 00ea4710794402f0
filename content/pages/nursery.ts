import type { ImageName } from '#content/images.ts'
import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Vivero Cocora Viva en el valle de Cocora | {name}',
		description:
			'Cocora Viva, el vivero de {name}: plantas de clima frío y la historia de la palma de cera desde la semilla. Visítelo y llévese una planta del valle.',
	},
	crumb: 'Vivero',
	title: 'Cocora Viva',
	lead: 'Nuestro vivero: el lugar donde el valle se ve en pequeño y con futuro.',
	intro: {
		title: 'Todo lo grande empieza en una bolsita de tierra',
		paragraphs: [
			'Después de mirar las palmas hacia arriba conviene mirar hacia abajo. En el vivero están las plantas que apenas comienzan: las de jardín, las de clima frío, las que algún día darán sombra.',
			'Puede recorrerlo con calma, oler, preguntar y ensuciarse un poco las manos. A los niños les gusta más de lo que uno cree.',
		],
	},
	palm: {
		title: 'Por qué una palma necesita niñera',
		quote: 'Sombra, agua y paciencia.',
		paragraphs: [
			'La palma de cera adulta llega a medir 50 metros y mira el sol de frente. La plántula no puede: a pleno sol se muere. Antes de ser la palma más alta del mundo, necesita quién le haga sombra.',
			'Por eso nos gustan los viveros. La Ley 61 de 1985 protege a la palma que ya creció; a la que viene hay que darle sombra, agua y paciencia.',
		],
		link: { label: 'Más sobre la palma de cera', to: '/cocora-valley' },
	},
	visit: {
		title: 'Qué se puede hacer',
		items: [
			{ title: 'Recorrer', text: 'Camine entre las eras y el invernadero a su ritmo.' },
			{
				title: 'Preguntar',
				text: 'Qué planta sirve para su casa, su balcón o su finca, y cómo se cuida.',
			},
			{
				title: 'Llevar',
				text: 'Una mata bien empacada para el viaje. Pregunte cuáles hay en el momento.',
			},
		],
	},
	care: {
		title: 'Para que su planta llegue viva',
		items: [
			'Díganos a qué altura y clima va: no toda planta del frío se amaña en tierra caliente.',
			'En el carro, a la sombra y sin golpes de viento.',
			'Agua al llegar, y unos días de media sombra antes de trasplantar.',
			'Si viaja en avión o sale del país, averigüe antes las normas: casi nunca dejan pasar plantas con tierra.',
		],
	},
	nextStep: {
		text: '¿Busca una planta en particular o quiere venir con un grupo? Escríbanos y le decimos qué hay.',
		label: 'Preguntar por el vivero',
		to: '/contact-us',
	},
}

const en = {
	meta: {
		title: 'Cocora Viva plant nursery, Cocora valley | {name}',
		description:
			'Cocora Viva, the plant nursery of {name}: cool-climate plants and the story of the wax palm from the seed up. Visit, ask, and take one home.',
	},
	crumb: 'Plant nursery',
	title: 'Cocora Viva',
	lead: 'Our plant nursery, where the valley can be seen small and with a future.',
	intro: {
		title: 'Everything tall begins in a little bag of soil',
		paragraphs: [
			'After all that looking up at palms, it does you good to look down. The nursery holds plants at the start of their lives: garden flowers, species that like the cold, and some that will give shade one day. “Cocora Viva” means living Cocora.',
			'Take your time, smell things, ask questions, get a little soil on your hands. Children enjoy it more than you might expect.',
		],
	},
	palm: {
		title: 'Why a palm needs a nursemaid',
		quote: 'Shade, water and patience.',
		paragraphs: [
			'A grown wax palm reaches 50 metres and looks straight at the sun. A seedling cannot: in full sun it dies. Before it is the tallest palm in the world, somebody has to give it shade.',
			'That is why we like nurseries. Law 61 of 1985 protects the palms that have grown up. The ones to come need shade, water and patience.',
		],
		link: { label: 'More about the wax palm', to: '/cocora-valley' },
	},
	visit: {
		title: 'What you can do here',
		items: [
			{ title: 'Wander', text: 'Between the beds and through the greenhouse, at your own pace.' },
			{
				title: 'Ask',
				text: 'Which plant would suit your house, balcony or farm, and how to look after it.',
			},
			{
				title: 'Take one along',
				text: 'Well wrapped for the journey. Ask what there is at the moment.',
			},
		],
	},
	care: {
		title: 'Getting your plant home alive',
		items: [
			'Tell us the altitude and climate it is going to: not every mountain plant settles in the heat.',
			'In the car, keep it shaded and out of the draught.',
			'Water it on arrival, and give it some days of half shade before you plant it out.',
			'If you are flying or leaving the country, check the rules first: plants in soil are seldom let through.',
		],
	},
	nextStep: {
		text: 'Looking for one plant in particular, or coming with a group? Write, and we will tell you what there is.',
		label: 'Ask about the nursery',
		to: '/contact-us',
	},
} satisfies typeof es

export const nursery = {
	path: '/cocora-viva',
	parent: '/services',
	picture: 'service-nursery',
	slides: ['nursery-greenhouse', 'nursery-beds', 'nursery-seedlings'],
	copy: { es, en },
} satisfies PageContent & { slides: ImageName[] }
