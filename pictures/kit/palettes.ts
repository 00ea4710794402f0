/** The site's colours (shared with app/styles/tokens.css) and what the hours of the day make of them. */
export const colours = {
	forest: '#143730',
	fern: '#2f6157',
	mist: '#b9c9c4',
	paper: '#f7f2e6',
	sun: '#f2b36b',
	clay: '#b8562f',
	night: '#16324a',
	ink: '#1c2421',
} as const

export type Palette = {
	/** Sky from top to horizon. */
	sky: readonly [string, string, string]
	sun: string
	/** Ridges from the farthest to the nearest. */
	ridges: readonly [string, string, string, string, string]
	/** The foot of a far ridge fades into it. */
	haze: string
	palm: string
	trunk: string
	ground: string
	grass: string
	water: string
	light: string
	/** Mixed into faces that are turned away from the light. */
	shade: string
}

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night'

export const palettes: Record<TimeOfDay, Palette> = {
	dawn: {
		sky: ['#f2b36b', '#f7d9a8', '#f4ead2'],
		sun: '#fff1c9',
		ridges: ['#b9c9c4', '#93b0ab', '#6d9690', '#4a7b72', '#2f6157'],
		haze: '#e9e6cf',
		palm: '#12332c',
		trunk: '#b8b79b',
		ground: '#143730',
		grass: '#2f6157',
		water: '#cfdcd2',
		light: '#ffe2a8',
		shade: '#2a2433',
	},
	day: {
		sky: ['#8fc1cf', '#a9d3d6', '#d5e8df'],
		sun: '#fff8de',
		ridges: ['#b4cfcf', '#8db6ad', '#68997f', '#4b8165', '#37694d'],
		haze: '#e6efe0',
		palm: '#1d4a36',
		trunk: '#c9c5a6',
		ground: '#2c5a3d',
		grass: '#4f8a58',
		water: '#9fcbd2',
		light: '#fff3c8',
		shade: '#1b2438',
	},
	dusk: {
		sky: ['#34466b', '#c9785e', '#f6c58a'],
		sun: '#ffd79a',
		ridges: ['#a88a8c', '#7d7485', '#566378', '#394f62', '#24404a'],
		haze: '#e7a983',
		palm: '#152c33',
		trunk: '#a29a8c',
		ground: '#142b2c',
		grass: '#27504a',
		water: '#d99a78',
		light: '#ffd27a',
		shade: '#241a30',
	},
	night: {
		sky: ['#0f2438', '#16324a', '#35566a'],
		sun: '#fbe8c0',
		ridges: ['#3b586b', '#2f4b5e', '#243f50', '#1b3442', '#142a34'],
		haze: '#4b6a7d',
		palm: '#0c1c22',
		trunk: '#3f5658',
		ground: '#0f2224',
		grass: '#1d3c40',
		water: '#2c4c60',
		light: '#ffd27a',
		shade: '#08131f',
	},
}
