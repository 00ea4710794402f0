import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#b7ddd8',
	hill: '#2f6157',
	road: '#e9a867',
	dark: '#1b1f1d',
	red: '#d0472c',
	shade: '#7d2419',
	straw: '#fbeecf',
	leaf: '#5d9a4e',
	teal: '#2b6d74',
	wood: '#a8622f',
}

/** Idea: the Willys carries a whole house move up the valley, taller than itself, and the hen rides on top. */
export const jeepRoad = scene('jeep-road', 'day', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'gorge',
		floor: 740,
		rise: 460,
		lit: '#86b394',
		shade: '#3f7a6a',
		haze: ink.sky,
	}),
	palmsAt(canvas, [
		[1150, 600, 400],
		[250, 720, 190],
	]),
	path('M0,800V700Q300,690 620,640T1200,560V800z', ink.hill),
	path('M0,800V742L1200,600V690L400,800z', ink.road),
	path('M500,740L960,680L1040,684L590,754z', ink.shade),
	group({ x: 530, y: 730, scale: 0.84, turn: -6.7 }, load(), jeep()),
])

function jeep(): string {
	const wheel = (x: number) =>
		ellipse(x, -74, 92, 92, ink.dark) +
		ellipse(x, -74, 40, 40, ink.straw) +
		ellipse(x, -74, 14, 14, ink.dark)
	return [
		path('M16,-366H300V-150H16z', ink.dark),
		// The driver and two passengers.
		path(
			'M210,-150V-222Q214,-256 244,-256Q276,-254 280,-150zM60,-150V-230Q64,-262 96,-262H140Q168,-258 170,-150z',
			ink.teal,
		),
		ellipse(246, -286, 26, 30, '#8a4e34') +
			ellipse(90, -292, 25, 29, '#a5683f') +
			ellipse(140, -290, 25, 29, '#8a4e34'),
		path(
			'M204,-304H290L268,-312Q266,-338 246,-338Q226,-338 224,-312zM114,-308H170L158,-314Q156,-334 140,-334Q124,-334 124,-314z',
			ink.straw,
		),
		path(
			'M-6,-236H176Q194,-236 204,-196L216,-150H310V-252H340L530,-224Q548,-218 548,-190V-92H-6z',
			ink.red,
		),
		path('M-6,-236H60V-92H-6zM310,-252H340V-150L320,-92H216V-150H310z', ink.shade),
		path('M346,-170H520L580,-128H600V-108H560L510,-140H380L340,-92H300z', ink.shade),
		line('M328,-252L304,-366', ink.red, 14),
		ellipse(548, -192, 15, 24, ink.straw),
		path('M-26,-366H318V-392H-26z', ink.straw),
		path('M-26,-366H90V-392H-26z', '#c9a66a'),
		wheel(112),
		wheel(438),
		tailman(),
	].join('')
}

/** A man stands on the tailboard and holds on with one hand. */
function tailman(): string {
	return [
		line('M-70,-104H10', ink.dark, 14),
		line('M-52,-112L-46,-200L-30,-250M-24,-112L-30,-190L-24,-250', ink.teal, 30),
		path('M-84,-240C-86,-330 -64,-366 -30,-366C0,-364 12,-330 8,-240z', ink.straw),
		path(
			'M-84,-240C-86,-330 -64,-366 -30,-366C-52,-330 -56,-290 -54,-240zM-28,-240L-26,-350H-12L-10,-240z',
			ink.red,
		),
		line('M-12,-336L24,-300L20,-372', '#8a4e34', 20),
		ellipse(-26, -394, 25, 28, '#8a4e34'),
		path('M-74,-410H24L-2,-420Q-4,-448 -26,-448Q-48,-448 -50,-420z', ink.straw),
	].join('')
}

/** From the roof up: sacks and a trunk, a mattress, plantains, a table with its legs in the air, the hen. */
function load(): string {
	return [
		path('M-20,-392Q-36,-470 20,-480H90Q120,-470 116,-392z', '#c9a66a'),
		path('M30,-392Q20,-470 50,-480H90Q120,-470 116,-392z', ink.straw),
		rect(116, -486, 190, 94, ink.teal),
		rect(116, -486, 60, 94, '#1b474c'),
		line('M240,-486V-392', ink.straw, 12),
		path('M-44,-486H336Q352,-520 336,-552H-44Q-60,-520 -44,-486z', ink.straw),
		path(
			'M-44,-486H30V-552H-44Q-60,-520 -44,-486zM80,-486h40v-66h-40zM170,-486h40v-66h-40zM260,-486h40v-66h-40z',
			ink.red,
		),
		path(
			'M306,-552Q370,-560 372,-640Q330,-600 318,-640Q310,-690 280,-664Q252,-690 232,-640Q226,-570 250,-552z',
			ink.leaf,
		),
		line(
			'M258,-640Q250,-600 262,-560M296,-650Q290,-600 298,-560M330,-620Q326,-590 322,-566',
			'#2f6b3c',
			8,
		),
		rect(-26, -580, 240, 28, ink.wood),
		line('M-12,-580L-30,-716M200,-580L222,-716M44,-580L36,-690M146,-580L156,-690', ink.wood, 20),
		line('M-12,-580L-30,-716M44,-580L36,-690', '#5e2c18', 20),
		line('M-40,-392L-52,-560M336,-392L340,-556', ink.dark, 6),
		path(
			'M50,-584Q34,-650 66,-666Q88,-664 94,-640Q140,-636 158,-690Q176,-620 128,-584z',
			'#fffaf0',
		),
		path('M50,-584Q34,-650 66,-666Q60,-620 84,-584z', '#c9c2ac'),
		path('M52,-668Q54,-690 66,-682Q78,-694 82,-668zM44,-650L26,-640L46,-634z', ink.red),
		ellipse(60, -650, 4, 4, ink.dark),
	].join('')
}
