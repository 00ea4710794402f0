import type { ImageName } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import { gamesFootball } from './activities/games-football.ts'
import { gamesGeeseLake } from './activities/games-geese-lake.ts'
import { gamesPlayZone } from './activities/games-play-zone.ts'
import { gamesVolleyball } from './activities/games-volleyball.ts'
import { serviceGames } from './activities/service-games.ts'
import { serviceHorsebackRiding } from './activities/service-horseback-riding.ts'
import { campingDawn } from './camping/camping-dawn.ts'
import { campingFire } from './camping/camping-fire.ts'
import { campingKitchen } from './camping/camping-kitchen.ts'
import { campingLake } from './camping/camping-lake.ts'
import { serviceCamping } from './camping/service-camping.ts'
import { balconyCoffee } from './lodging/balcony-coffee.ts'
import { cabinBathroom } from './lodging/cabin-bathroom.ts'
import { cabinBedroom } from './lodging/cabin-bedroom.ts'
import { domeDay } from './lodging/dome-day.ts'
import { domeInside } from './lodging/dome-inside.ts'
import { glampingNight } from './lodging/glamping-night.ts'
import { lodgingDay } from './lodging/lodging-day.ts'
import { lodgingFireplace } from './lodging/lodging-fireplace.ts'
import { lodgingNight } from './lodging/lodging-night.ts'
import { rainHearth } from './lodging/rain-hearth.ts'
import { serviceGlamping } from './lodging/service-glamping.ts'
import { serviceLodging } from './lodging/service-lodging.ts'
import { craftsTable } from './nursery-and-crafts/crafts-table.ts'
import { nurseryBeds } from './nursery-and-crafts/nursery-beds.ts'
import { nurseryGreenhouse } from './nursery-and-crafts/nursery-greenhouse.ts'
import { nurserySeedlings } from './nursery-and-crafts/nursery-seedlings.ts'
import { serviceCraftsShop } from './nursery-and-crafts/service-crafts-shop.ts'
import { serviceNursery } from './nursery-and-crafts/service-nursery.ts'
import { packageBirthday } from './packages/package-birthday.ts'
import { packageFriends } from './packages/package-friends.ts'
import { packageOwnStyle } from './packages/package-own-style.ts'
import { ambienceCultural } from './restaurant/ambience-cultural.ts'
import { ambienceNature } from './restaurant/ambience-nature.ts'
import { ambienceRomantic } from './restaurant/ambience-romantic.ts'
import { breakfast } from './restaurant/breakfast.ts'
import { coffeeTerrace } from './restaurant/coffee-terrace.ts'
import { dessert } from './restaurant/dessert.ts'
import { serviceCoffeeHouse } from './restaurant/service-coffee-house.ts'
import { serviceRestaurant } from './restaurant/service-restaurant.ts'
import { routeMap } from './route-map/route-map.ts'
import { arrivingGate } from './valley/arriving-gate.ts'
import { birdsEye } from './valley/birds-eye.ts'
import { hikersTrail } from './valley/hikers-trail.ts'
import { horsesRidge } from './valley/horses-ridge.ts'
import { houseHistory } from './valley/house-history.ts'
import { jeepRoad } from './valley/jeep-road.ts'
import { valleyDawn } from './valley/valley-dawn.ts'
import { valleyDay } from './valley/valley-day.ts'
import { valleyDusk } from './valley/valley-dusk.ts'
import { waxPalms } from './valley/wax-palms.ts'

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
	'cabin-bedroom': cabinBedroom,
	'cabin-bathroom': cabinBathroom,
	'balcony-coffee': balconyCoffee,
	'rain-hearth': rainHearth,
	'camping-lake': campingLake,
	'camping-fire': campingFire,
	'camping-dawn': campingDawn,
	'camping-kitchen': campingKitchen,
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
	breakfast: breakfast,
	'coffee-terrace': coffeeTerrace,
	'horses-ridge': horsesRidge,
	'hikers-trail': hikersTrail,
	'glamping-night': glampingNight,
	'dome-inside': domeInside,
	'dome-day': domeDay,
	'crafts-table': craftsTable,
	'jeep-road': jeepRoad,
	'arriving-gate': arrivingGate,
	'birds-eye': birdsEye,
	'house-history': houseHistory,
	'package-own-style': packageOwnStyle,
	'package-birthday': packageBirthday,
	'package-friends': packageFriends,
	'route-map': routeMap,
}
