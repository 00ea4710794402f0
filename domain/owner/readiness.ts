import { z } from 'zod'

/** Tasks for the owner before the site goes online, most important first. */
const readinessItems = [
	'facts',
	'mail-missing',
	'mail-half',
	'mail-failing',
	'address',
	'units',
	'rates',
	'samples',
	'backup',
	'off-site',
	'two-factor',
] as const

export type ReadinessItemName = (typeof readinessItems)[number]

/** The API's response. Browsers import only the types. */
export const ReadinessSchema = z.object({
	open: z.array(
		z.object({
			name: z.enum(readinessItems),
			details: z
				.array(z.string())
				.describe(
					'Of `facts`: their paths. Of `mail-half`: the missing settings. Of `mail-failing`: the reason. Of `units`: the offers',
				),
		}),
	),
})

export type ReadinessItem = z.infer<typeof ReadinessSchema>['open'][number]
