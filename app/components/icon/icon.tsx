/** Line icons on a 24 × 24 grid, drawn for this site. Decorative: the text beside them gives the name. */
const paths = {
	menu: 'M4 7h16M4 12h16M4 17h16',
	close: 'M6 6l12 12M18 6L6 18',
	up: 'M12 19V5M6 11l6-6 6 6',
	left: 'M15 5l-7 7 7 7',
	right: 'M9 5l7 7-7 7',
	pause: 'M9 6v12M15 6v12',
	play: 'M8 5.5v13l11-6.5z',
	check: 'M5 12.5l4.5 4.5L19 7.5',
	clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
	pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
	phone:
		'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1-.9 2-2 2C10.6 19.5 4.5 13.4 4.5 5.5c0-1.1 1-2 2-2z',
	mail: 'M3.5 6h17v12h-17zM3.5 6.5l8.5 7 8.5-7',
	whatsapp:
		'M4 20l1.3-4.2A8.3 8.3 0 1 1 8.4 18.8zM9 8.3c-.4 2.7 3.4 7 6.2 6.7.9-.1 1.3-.9 1.3-1.6l-2-1-1 1c-1.3-.5-2.2-1.5-2.7-2.7l.9-1-.9-2c-.9-.1-1.7 0-1.8.6z',
	instagram:
		'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.9 7v.1',
	facebook:
		'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.8 1.8-1.8h1.9V2.7C16 2.3 10.5 1.6 10.5 7v2.5H7.5V13h3v8z',
	star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
	edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
	trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
	sunrise: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 9V3M9 6l3-3 3 3M4.5 11.5l1.5 1.5M19.5 11.5L18 13',
	sunset: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 3v6M9 6l3 3 3-3M4.5 11.5l1.5 1.5M19.5 11.5L18 13',
	print: 'M7 8V3.5h10V8M7 17H4V9.5h16V17h-3M7 14h10v6.5H7z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, className }: { name: IconName; className?: string }) {
	return <LineIcon path={paths[name]} className={className} />
}

export function LineIcon({ path, className }: { path: string; className?: string | undefined }) {
	return (
		<svg
			className={className}
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path d={path} />
		</svg>
	)
}
