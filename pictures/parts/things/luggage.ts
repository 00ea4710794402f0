import { el } from '#pictures/kit/svg.ts'

/** The rack of a jeep to the valley: sacks, cases, a basket and a stem of plantains. */
export function luggage(from: number, to: number, y: number): string {
	const middle = (from + to) / 2
	return el(
		'g',
		{ transform: `translate(${middle} ${y})` },
		el('path', { d: 'M-84,0Q-92,-34-76,-36Q-72,-44-64,-36Q-44,-36-48,0z', fill: '#c9a97a' }),
		el('path', { d: 'M-76,-36q6,4 12,0', stroke: '#7d6240', 'stroke-width': 3, fill: 'none' }),
		el('path', { d: 'M-46,0V-30H-2V0z', fill: '#7a4a2f' }),
		el('path', {
			d: 'M-36,-30V0M-12,-30V0M-30,-30q6,-9 12,0',
			stroke: '#f2c878',
			'stroke-width': 3,
			fill: 'none',
		}),
		el('path', { d: 'M-40,-32Q-40,-52-22,-52Q-6,-52-6,-32z', fill: '#2f6157' }),
		el('path', { d: 'M0,0Q-4,-26 8,-28H34Q44,-24 40,0z', fill: '#d9b25c' }),
		el('path', {
			d: 'M2,-9H40M2,-18H40M12,-28V0M22,-28V0M32,-28V0',
			stroke: '#9a7434',
			'stroke-width': 2,
		}),
		el('path', {
			d: 'M44,-2q-6,-10 2,-20q-2,-12 8,-18q2,-6 8,-4q8,2 10,10q12,2 12,16q6,10 0,16z',
			fill: '#7fa043',
		}),
		el('path', {
			d: 'M50,-4q-4,-8 4,-14M60,-4q-4,-10 2,-18M70,-4q-2,-8 0,-16M78,-4q2,-8-4,-14M58,-22q-2,-8 4,-14M68,-24q2,-8-2,-12',
			stroke: '#4f7030',
			'stroke-width': 2.5,
			fill: 'none',
		}),
	)
}
