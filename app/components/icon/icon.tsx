import sprite from './icons.svg?url'

/** Line icons on a 24 × 24 grid, drawn for this site; the palm of the logo; two flags. */
export type IconName =
	| 'menu'
	| 'close'
	| 'up'
	| 'down'
	| 'left'
	| 'right'
	| 'pause'
	| 'play'
	| 'check'
	| 'clock'
	| 'pin'
	| 'phone'
	| 'mail'
	| 'whatsapp'
	| 'instagram'
	| 'facebook'
	| 'star'
	| 'edit'
	| 'trash'
	| 'sunrise'
	| 'sunset'
	| 'print'
	| 'palm'
	| 'colombia'
	| 'britain'

type Props = { name: IconName; width?: number; height?: number }

/**
 * Decorative: the text beside it gives the name. The drawings are in one file of their own, which browsers cache: in
 * the page they would take 650 of its 13 KB.
 */
export function Icon({ name, width = 24, height = 24 }: Props) {
	return (
		<svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	)
}
