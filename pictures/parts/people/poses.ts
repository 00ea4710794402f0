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
	holding: {
		lean: 4,
		head: 6,
		armFront: [22, 92],
		armBack: [18, 86],
		legFront: [5, 2],
		legBack: [-6, -4],
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
} as const satisfies Record<string, Pose>
