import type { ImageName } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import { ambienceCultural } from './ambience-cultural.ts'
import { ambienceNature } from './ambience-nature.ts'
import { ambienceRomantic } from './ambience-romantic.ts'
import { campingDawn } from './camping-dawn.ts'
import { campingFire } from './camping-fire.ts'
import { campingLake } from './camping-lake.ts'
import { coffeeTerrace } from './coffee-terrace.ts'
import { craftsTable } from './crafts-table.ts'
import { dessert } from './dessert.ts'
import { gamesFootball } from './games-football.ts'
import { gamesGeeseLake } from './games-geese-lake.ts'
import { gamesPlayZone } from './games-play-zone.ts'
import { gamesVolleyball } from './games-volleyball.ts'
import { glampingNight } from './glamping-night.ts'
import { hikersTrail } from './hikers-trail.ts'
import { horsesRidge } from './horses-ridge.ts'
import { houseHistory } from './house-history.ts'
import { jeepRoad } from './jeep-road.ts'
import { lodgingDay } from './lodging-day.ts'
import { lodgingFireplace } from './lodging-fireplace.ts'
import { lodgingNight } from './lodging-night.ts'
import { nurseryBeds } from './nursery-beds.ts'
import { nurseryGreenhouse } from './nursery-greenhouse.ts'
import { nurserySeedlings } from './nursery-seedlings.ts'
import { packageBirthday } from './package-birthday.ts'
import { packageFriends } from './package-friends.ts'
import { packageOwnStyle } from './package-own-style.ts'
import { routeMap } from './route-map.ts'
import { serviceCamping } from './service-camping.ts'
import { serviceCoffeeHouse } from './service-coffee-house.ts'
import { serviceCraftsShop } from './service-crafts-shop.ts'
import { serviceGames } from './service-games.ts'
import { serviceGlamping } from './service-glamping.ts'
import { serviceHorsebackRiding } from './service-horseback-riding.ts'
import { serviceLodging } from './service-lodging.ts'
import { serviceNursery } from './service-nursery.ts'
import { serviceRestaurant } from './service-restaurant.ts'
import { valleyDawn } from './valley-dawn.ts'
import { valleyDay } from './valley-day.ts'
import { valleyDusk } from './valley-dusk.ts'
import { waxPalms } from './wax-palms.ts'

/** A drawing may differ by language: the route map has words in it. */
export type Drawing = (locale: Locale) => string

/** The drawing of every slot. A slot without one does not compile. */
export const scenes: Record<ImageName, Drawing> = {
	'valley-dawn': valleyDawn,
	'valley-day': valleyDay,
	'valley-dusk': valleyDusk,
	'wax-palms': waxPalms,
	'service-restaurant': serviceRestaurant,
	'service-coffee-house': serviceCoffeeHouse,
	'service-lodging': serviceLodging,
	'service-camping': serviceCamping,
	'service-games': serviceGames,
	'service-horseback-riding': serviceHorsebackRiding,
	'service-glamping': serviceGlamping,
	'service-nursery': serviceNursery,
	'service-crafts-shop': serviceCraftsShop,
	'lodging-night': lodgingNight,
	'lodging-day': lodgingDay,
	'lodging-fireplace': lodgingFireplace,
	'camping-lake': campingLake,
	'camping-fire': campingFire,
	'camping-dawn': campingDawn,
	'games-play-zone': gamesPlayZone,
	'games-volleyball': gamesVolleyball,
	'games-football': gamesFootball,
	'games-geese-lake': gamesGeeseLake,
	'nursery-greenhouse': nurseryGreenhouse,
	'nursery-beds': nurseryBeds,
	'nursery-seedlings': nurserySeedlings,
	'ambience-romantic': ambienceRomantic,
	'ambience-nature': ambienceNature,
	'ambience-cultural': ambienceCultural,
	dessert: dessert,
	'coffee-terrace': coffeeTerrace,
	'horses-ridge': horsesRidge,
	'hikers-trail': hikersTrail,
	'glamping-night': glampingNight,
	'crafts-table': craftsTable,
	'jeep-road': jeepRoad,
	'house-history': houseHistory,
	'package-own-style': packageOwnStyle,
	'package-birthday': packageBirthday,
	'package-friends': packageFriends,
	'route-map': routeMap,
}
