/** The angles of the upper and the lower bone: 0 hangs straight down, 90 points ahead, 180 up. */
export type Limb = readonly [upper: number, lower: number]

export type Pose = {
	/** The trunk's angle: positive leans ahead. */
	lean: number
	/** The head's angle, against the trunk. */
	head?: number
	armFront: Limb
	armBack: Limb
	legFront: Limb
	legBack: Limb
}

export const poses = {
	running: {
		lean: 16,
		head: -8,
		armFront: [-48, 20],
		armBack: [48, 120],
		legFront: [62, -8],
		legBack: [-26, -82],
	},
	spiking: {
		lean: -10,
		head: -14,
		armFront: [164, 146],
		armBack: [104, 122],
		legFront: [-8, -58],
		legBack: [-30, -84],
	},
	blocking: {
		lean: 4,
		head: -6,
		armFront: [162, 170],
		armBack: [168, 178],
		legFront: [8, -20],
		legBack: [-6, -36],
	},
	receiving: {
		lean: 24,
		head: -14,
		armFront: [64, 74],
		armBack: [58, 72],
		legFront: [48, -18],
		legBack: [10, -38],
	},
	kicking: {
		lean: -14,
		head: 14,
		armFront: [-64, -40],
		armBack: [78, 100],
		legFront: [66, 40],
		legBack: [-4, -14],
	},
	diving: {
		lean: 62,
		head: -30,
		armFront: [136, 128],
		armBack: [150, 140],
		legFront: [-44, -60],
		legBack: [-70, -96],
	},
	swinging: {
		lean: -22,
		head: 12,
		armFront: [128, 150],
		armBack: [122, 146],
		legFront: [96, 64],
		legBack: [90, 56],
	},
	sliding: {
		lean: -24,
		head: 12,
		armFront: [150, 168],
		armBack: [-150, -160],
		legFront: [66, 60],
		legBack: [60, 66],
	},
	riding: {
		lean: 2,
		armFront: [44, 70],
		armBack: [40, 66],
		legFront: [62, -10],
		legBack: [54, -20],
	},
	holding: {
		lean: 4,
		head: 6,
		armFront: [22, 92],
		armBack: [18, 86],
		legFront: [5, 2],
		legBack: [-6, -4],
	},
	/** Standing with the weight back, one arm out to show something. */
	pointing: {
		lean: -4,
		head: -4,
		armFront: [96, 100],
		armBack: [-14, 6],
		legFront: [10, 4],
		legBack: [-12, -10],
	},
	/** On a rock, one knee drawn up, leaning back on the other arm. */
	resting: {
		lean: -14,
		head: 4,
		armFront: [46, 62],
		armBack: [-34, -8],
		legFront: [106, -18],
		legBack: [84, 30],
	},
	/** Striding, the front foot down. */
	striding: {
		lean: 8,
		head: -4,
		armFront: [-30, -10],
		armBack: [34, 62],
		legFront: [30, 10],
		legBack: [-24, -40],
	},
	/** Knees bent, both hands out for a rope on either side. */
	wary: {
		lean: 20,
		head: 12,
		armFront: [38, 74],
		armBack: [-44, -58],
		legFront: [44, -22],
		legBack: [6, -34],
	},
	/** Half turned, one arm high to call the others on. */
	beckoning: {
		lean: -6,
		head: -10,
		armFront: [136, 168],
		armBack: [-18, 10],
		legFront: [16, 2],
		legBack: [-16, -26],
	},
	/** Stopped short, leaning back, both hands held out to ask for something. */
	asking: {
		lean: -9,
		head: 14,
		armFront: [46, 92],
		armBack: [58, 108],
		legFront: [16, 10],
		legBack: [-20, -24],
	},
	/** Bent over something low, both hands at the work. */
	tending: {
		lean: 40,
		head: -6,
		armFront: [30, 44],
		armBack: [18, 36],
		legFront: [26, -14],
		legBack: [-8, -22],
	},
	/** Seated at a table, the head bent over what both hands do. */
	crafting: {
		lean: 13,
		head: 20,
		armFront: [30, 98],
		armBack: [22, 88],
		legFront: [82, 4],
		legBack: [78, -6],
	},
	/** Walking with one arm up in greeting. */
	greeting: {
		lean: 3,
		head: -12,
		armFront: [148, 172],
		armBack: [-6, 6],
		legFront: [20, 6],
		legBack: [-18, -30],
	},
	/** Both forearms on a rail, looking out over it. */
	leaningOut: {
		lean: 18,
		head: -6,
		armFront: [30, 84],
		armBack: [24, 78],
		legFront: [4, 0],
		legBack: [-10, -12],
	},
} as const satisfies Record<string, Pose>
