import type { QrCode } from '#domain/text/qr-code.ts'

type Props = {
	code: QrCode
	label: string
	/** The width of the quiet zone around it, in modules. */
	border: number
	className?: string | undefined
}

export function QrDrawing({ code: { path, size }, label, border, className }: Props) {
	const side = size + 2 * border
	return (
		// The strokes lie in the middle of their rows.
		<svg
			viewBox={`${-border} ${-border - 0.5} ${side} ${side}`}
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={path} stroke="#000" />
		</svg>
	)
}
