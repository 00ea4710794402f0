import type { DeskSection } from '#content/owner/desk-frame-words.ts'

/** Apart from the icons of public pages, which visitors load. */
const paths: Record<DeskSection | 'leave' | 'outside', string> = {
	today:
		'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
	requests: 'M3.5 13.5L6.5 5h11l3 8.5V19h-17zM3.5 13.5h5a3.5 3.5 0 0 0 7 0h5',
	calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
	tables: 'M3.5 9h17M6 9v11M18 9v11M12 9V4M9.5 4h5',
	reviews: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
	site: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
	photos: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9v.1',
	settings: 'M4 6.5h9M17 6.5h3M15 4.5v4M4 12h3M11 12h9M9 10v4M4 17.5h9M17 17.5h3M15 15.5v4',
	leave: 'M10 5H5v14h5M15 8l4 4-4 4M19 12H9.5',
	outside: 'M10 6H5v13h13v-5M13.5 5H19v5.5M19 5l-8 8',
}

export function DeskIcon({ name }: { name: keyof typeof paths }) {
	return (
		<svg
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
			<path d={paths[name]} />
		</svg>
	)
}
