import { type ImageName, images } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import { scene } from '#pictures/kit/scene.ts'
import { sky, sun } from '#pictures/parts/sky.ts'
import { ambienceCultural } from './ambience-cultural.ts'
import { ambienceNature } from './ambience-nature.ts'
import { ambienceRomantic } from './ambience-romantic.ts'
import { coffeeTerrace } from './coffee-terrace.ts'
import { craftsTable } from './crafts-table.ts'
import { dessert } from './dessert.ts'
import { gamesFootball } from './games-football.ts'
import { gamesGeeseLake } from './games-geese-lake.ts'
import { gamesPlayZone } from './games-play-zone.ts'
import { gamesVolleyball } from './games-volleyball.ts'
import { lodgingDay } from './lodging-day.ts'
import { lodgingFireplace } from './lodging-fireplace.ts'
import { lodgingNight } from './lodging-night.ts'
import { routeMap } from './route-map.ts'
import { serviceCoffeeHouse } from './service-coffee-house.ts'
import { serviceCraftsShop } from './service-crafts-shop.ts'
import { serviceGames } from './service-games.ts'
import { serviceRestaurant } from './service-restaurant.ts'
import { valleyDawn } from './valley-dawn.ts'

/** A drawing may differ by language: the route map has words in it. */
export type Drawing = (locale: Locale) => string

/** The drawing of every slot. */
const drawn: Partial<Record<ImageName, Drawing>> = {
	'valley-dawn': valleyDawn,
	'service-restaurant': serviceRestaurant,
	'service-coffee-house': serviceCoffeeHouse,
	'service-games': serviceGames,
	'service-crafts-shop': serviceCraftsShop,
	'lodging-night': lodgingNight,
	'lodging-day': lodgingDay,
	'lodging-fireplace': lodgingFireplace,
	'games-play-zone': gamesPlayZone,
	'games-volleyball': gamesVolleyball,
	'games-football': gamesFootball,
	'games-geese-lake': gamesGeeseLake,
	'ambience-romantic': ambienceRomantic,
	'ambience-nature': ambienceNature,
	'ambience-cultural': ambienceCultural,
	dessert: dessert,
	'coffee-terrace': coffeeTerrace,
	'crafts-table': craftsTable,
	'route-map': routeMap,
}

export const scenes = Object.fromEntries(
	(Object.keys(images) as ImageName[]).map((name) => [name, drawn[name] ?? placeholder(name)]),
) as Record<ImageName, Drawing>

function placeholder(name: ImageName): Drawing {
	return scene(name, 'dawn', (canvas) => [
		sky(canvas),
		sun(canvas, { x: canvas.width / 2, y: canvas.height / 2, radius: 60 }),
	])
}
