import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'

const ink = {
	wall: '#efc27e',
	shade: '#a8642f',
	dado: '#b23a28',
	dadoShade: '#6f2219',
	wool: '#f7ecd2',
	stripe: '#1f4d49',
	straw: '#fbf1d8',
	dark: '#2a1610',
	wood: '#8a4a22',
}

/** Idea: a hat, a ruana, a carriel and a tiple hang on a wall, and their shadow is the muleteer. */
export const ambienceCultural = scene('ambience-cultural', 'day', () => [
	rect(0, 0, 800, 1000, ink.wall),
	rect(0, 800, 800, 200, ink.dado),
	muleteer(),
	line('M330,180H470', ink.dark, 16),
	path('M292,250Q300,214 400,206Q480,214 492,250L566,690L224,700z', ink.wool),
	path('M420,208Q480,214 492,250L566,690L440,696z', '#d8bd8c'),
	path('M316,228L280,698H312L340,220zM440,210L500,694H530L462,218z', ink.stripe),
	path('M372,208L400,300L426,208z', ink.dark),
	line(
		'M224,700l-4,30M262,699l-3,30M300,698l-2,30M338,697l-1,30M376,696v30M414,695l1,30M452,694l3,30M490,692l5,30M528,691l6,30M562,690l6,30',
		ink.wool,
		6,
	),
	line('M470,240Q420,420 300,560', ink.wood, 16),
	path('M206,540H350Q360,620 340,660H216Q196,620 206,540z', ink.wood),
	path('M206,540H350Q352,590 330,610H226Q204,590 206,540z', ink.straw),
	path('M226,556l30,-10 20,24 -24,22zM300,552l34,6 -10,30 -26,-8z', ink.dark),
	path('M210,196Q390,130 590,196Q520,210 400,212Q280,210 210,196z', ink.straw),
	path('M312,166Q316,70 360,66Q400,90 440,66Q486,72 488,166Q400,190 312,166z', ink.straw),
	path('M440,66Q486,72 488,166Q470,174 446,178z', '#d8bd8c'),
	path('M310,146Q400,172 490,146V170Q400,196 310,170z', ink.dark),
	tiple(),
])

/** The shadow of the man who is not there, his face in profile. */
function muleteer(): string {
	return el(
		'g',
		{ fill: ink.shade },
		path(
			'M430,270Q470,150 800,230V340Q720,320 690,316L704,356L748,404L722,416L726,436L712,446L716,470Q708,496 664,490L650,530Q760,560 800,620V1000H470L440,800z',
			ink.shade,
		),
		path('M440,800L470,1000H800V800z', ink.dadoShade),
	)
}

/** It leans against the wall. */
function tiple(): string {
	return group(
		{ x: 130, y: 960, turn: 9 },
		path(
			'M-80,-40C-110,-130 -60,-160 -56,-200C-50,-260 50,-260 56,-200C60,-160 110,-130 80,-40Q0,10 -80,-40z',
			ink.dark,
			{ transform: 'translate(26 8)', opacity: 0.5 },
		),
		path(
			'M-80,-40C-110,-130 -60,-160 -56,-200C-50,-260 50,-260 56,-200C60,-160 110,-130 80,-40Q0,10 -80,-40z',
			'#d98d3e',
		),
		path(
			'M20,-246C46,-240 54,-220 56,-200C60,-160 110,-130 80,-40Q50,-20 10,-16Q60,-120 20,-246z',
			ink.wood,
		),
		ellipse(0, -150, 28, 28, ink.dark),
		rect(-11, -560, 22, 410, ink.dark),
		path('M-22,-660H22L16,-560H-16z', ink.wood),
		line('M-4,-600V-70M5,-600V-70', ink.straw, 3),
		rect(-34, -76, 68, 12, ink.dark),
	)
}
