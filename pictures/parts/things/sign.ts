import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

const pictograms = {
	leaf: 'M-40,34C-48,-20 -10,-50 44,-48C46,4 18,42 -26,34C-10,10 6,-8 22,-24C-4,-12 -24,8 -34,36z',
	palm: 'M-4,46L-3,-10C-16,-20 -34,-12 -40,2C-40,-18 -24,-30 -8,-22C-18,-36 -32,-36 -40,-32C-28,-48 -8,-44 0,-26C8,-44 28,-48 40,-32C32,-36 18,-36 8,-22C24,-30 40,-18 40,2C34,-12 16,-20 3,-10L4,46z',
} as const

export type SignOptions = Placement & { pictogram?: keyof typeof pictograms }

/** A routed wooden sign on two posts, as in the national parks, 240 wide and 230 high; it needs no words. */
export function sign(canvas: Canvas, { pictogram = 'leaf', ...at }: SignOptions): string {
	return group(
		at,
		contactShadow(canvas, 0, 2, 130, 14, 0.45),
		rect(-84, -226, 18, 228, '#5c361b'),
		rect(66, -226, 18, 228, '#5c361b'),
		path(
			'M-120,-216Q-118,-220 -112,-220H112Q120,-218 118,-210L122,-92Q120,-86 112,-86H-114Q-122,-88 -120,-96z',
			linear(canvas, 'down', [0, '#b07a48'], [1, '#7a4a28']),
		),
		line('M-112,-190C-60,-196 40,-184 112,-192M-112,-118C-40,-112 60,-124 112,-116', '#5c361b', 3, {
			opacity: 0.5,
		}),
		line('M-104,-206H104V-100H-104z', '#f1ddb0', 4, { opacity: 0.8 }),
		group({ x: -52, y: -152, scale: 0.92 }, path(pictograms[pictogram], '#f7f2e6')),
		line('M14,-176H86M14,-152H86M14,-128H62', '#f7f2e6', 9, { opacity: 0.9 }),
	)
}
