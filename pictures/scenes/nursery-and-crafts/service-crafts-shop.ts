import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	wall: '#f2ddb0',
	shade: '#c49a62',
	wool: ['#c8452c', '#f7ecd0', '#2f6157', '#e8a53c', '#1d3f4a'],
}
/** Rows of stitches from the rim down; the digits name the wools. */
const knit = [
	'4444444444444444',
	'3333333333333333',
	'3333303333333333',
	'3333000333330333',
	'3330000033300033',
	'3300000003000003',
	'0000000000000000',
	'2222222222222222',
	'2221222222222122',
	'2211122222221112',
	'2121212222212121',
	'2221222222222122',
	'2221222222222122',
	'4441444444444144',
	'4114411441144114',
	'0033003300330033',
]

/** Idea: the valley is knitted into the bag, peak, palm and river, stitch by stitch. */
export const serviceCraftsShop = scene('service-crafts-shop', 'day', () => [
	rect(0, 0, 1200, 800, ink.wall),
	line('M520,300C560,-60 800,-160 900,-40C1000,80 1000,200 1010,320', ink.shade, 56, {
		transform: 'translate(70 40)',
	}),
	path('M470,270H1110L1150,800H420z', ink.shade),
	line('M430,280C480,-80 720,-160 820,-40C900,60 930,180 940,300', ink.wool[4] as string, 58),
	line('M430,280C480,-80 720,-160 820,-40C900,60 930,180 940,300', ink.wool[3] as string, 22, {
		'stroke-dasharray': '26 26',
	}),
	path('M372,250Q684,216 1000,250L1044,800H328z', ink.wool[4] as string),
	...stitches(),
	path('M1000,250L1044,800H940Q960,500 930,244z', '#10222a', { opacity: 0.45 }),
	ellipse(684, 250, 314, 26, '#10222a'),
])

/** Each stitch is a knitted V. */
function stitches(): string[] {
	return ink.wool.map((wool, index) => {
		let d = ''
		knit.forEach((row, down) => {
			for (let across = 0; across < row.length; across++) {
				if (row[across] !== String(index)) continue
				const x = Math.round(686 + (across - row.length / 2) * (38.5 + down * 0.35))
				d += `M${x},${266 + down * 34}l18,15v22l-18,-15zm39,0l-18,15v22l18,-15z`
			}
		})
		return d ? path(d, wool) : ''
	})
}
