import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { sky } from '#pictures/parts/nature/sky.ts'
import { sombrero } from '#pictures/parts/people/hat.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { mochila } from '#pictures/parts/things/bag.ts'
import { unfinishedBasket } from '#pictures/parts/things/pots/unfinished-basket.ts'
import { toyJeep } from '#pictures/parts/things/toy-jeep.ts'

const dark = '#241610'
const shade = '#4a2d1c'
const wall = '#6b4329'
const lit = '#e9c58c'

/** Idea: the window lies a second time on the wall, and the weaver works inside it. */
export const craftsTable = scene('crafts-table', 'day', (canvas) => [
	path('M0,0H1200V600H0z', wall),
	// The window's light on the back wall, its bars included.
	path(
		'M620,96L770,120V290L620,262zM786,122L948,148V322L786,294zM620,280L770,308V470L620,446zM786,311L948,340V500L786,474z',
		lit,
	),
	mochila(canvas, { x: 1090, y: 470, scale: 0.9 }),
	// The side wall in its own shade, and the valley through its window.
	path('M0,0H420L440,560H0z', shade),
	clipped(
		canvas,
		path('M0,36L330,100V440L0,486z', '#000'),
		sky(canvas, { horizon: 380 }),
		cocoraRidge(canvas, {
			from: 'camp',
			floor: 420,
			rise: 250,
			light: 1,
			lit: '#93b58c',
			shade: '#2b5c5c',
		}),
		palmsAt(canvas, [
			[60, 440, 250],
			[262, 430, 190],
		]),
		path('M0,420H340V500H0z', '#7fa05c'),
	),
	line('M-10,34L336,101V440L-10,488M170,68V464M0,258L330,270', dark, 18, {
		'stroke-linecap': 'butt',
		'stroke-linejoin': 'miter',
	}),
	path('M-10,486L340,434L356,452L-10,512z', lit),
	path('M0,600L1200,574V800H0z', '#8f5c36'),
	path('M0,600L1200,574V586L0,614z', '#c48a55'),
	path('M120,611L420,604L520,800H190zM448,603L690,598L860,800H556z', '#d9a866'),
	path('M470,668L700,676L900,760L640,724z', shade, { opacity: 0.55 }),
	unfinishedBasket(canvas, { x: 556, y: 690, scale: 1.15 }),
	// Seated behind the table: what is below its edge stays hidden.
	clipped(
		canvas,
		path('M0,0H1200V586H0z', '#000'),
		person(canvas, {
			x: 800,
			y: 640,
			height: 780,
			pose: poses.crafting,
			outfit: { ...people.rosa, top: '#f4ead2', longSleeves: true },
			anchor: 'hips',
			flip: true,
			light: -1,
		}),
	),
	path('M250,776L470,780L560,800H240z', shade, { opacity: 0.55 }),
	sombrero(canvas, { x: 236, y: 726, scale: 1.1 }),
	path('M900,744L1180,744L1200,774L960,776z', shade, { opacity: 0.55 }),
	toyJeep(canvas, { x: 1030, y: 748, scale: 0.78 }),
])
