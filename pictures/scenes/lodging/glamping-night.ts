import { seededRandom } from '#pictures/kit/random.ts'
import { scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { litDome } from '#pictures/parts/buildings/dome.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'

const ink = {
	sky: '#22456a',
	star: '#f7e2b4',
	dark: '#0b1a22',
	twigs: ['#3a2a24', '#5a3a28', '#7d5232'],
}

/** Idea: the two domes lie in the night like two eggs in the condor's nest. */
export const glampingNight = scene('glamping-night', 'night', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	line(
		'M80,80h0M170,230h0M320,110h0M480,50h0M1120,90h0M1040,210h0M60,330h0M620,130h0M1150,300h0',
		ink.star,
		7,
	),
	cocoraRidge(canvas, {
		from: 'lookout',
		floor: 640,
		rise: 360,
		light: -1,
		lit: '#2f5f85',
		shade: '#1a3a55',
		haze: ink.sky,
	}),
	condor(),
	path('M-40,500Q600,800 1240,480V840H-40z', '#2a1d1a'),
	twigs(5, 480, 70),
	group({ x: 420, y: 520, turn: -8 }, litDome(0, 0, 190)),
	group({ x: 740, y: 540, turn: 7 }, litDome(0, 0, 150)),

	twigs(9, 620, 130),
])

/** A rim of the nest: sticks laid round it, each a little askew. */
function twigs(seed: number, y: number, deep: number): string {
	const random = seededRandom(seed)
	return ink.twigs
		.map((tone) => {
			let d = ''
			for (let count = 0; count < 26; count++) {
				const x = -60 + random() * 1240
				const from = y + random() * deep + (1 - ((x - 600) / 640) ** 2) * 130
				const tilt = ((600 - x) / 640) * 130 + (random() - 0.5) * 110
				d += `M${n(x, 0)},${n(from, 0)}q${n(60 + random() * 60, 0)},${n(tilt * 0.7, 0)} ${n(190, 0)},${n(tilt, 0)}`
			}
			return line(d, tone, 13)
		})
		.join('')
}

/** Wings spread, fingers at their tips, over the ridge. */
function condor(): string {
	return path(
		'M860,190Q820,150 740,150Q700,150 660,120L690,160L640,146L680,182L636,178Q720,220 800,216Q830,230 852,262L880,240Q960,220 1040,170L1000,174L1036,134L990,150L1010,106Q960,146 920,150Q890,156 880,186L870,176z',
		ink.dark,
	)
}
