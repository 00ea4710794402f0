import { arrive } from './arrive.ts'
import { booking } from './booking.ts'
import { camping } from './camping.ts'
import { cocoraValley } from './cocora-valley.ts'
import { coffeeHouse } from './coffee-house.ts'
import { contactUs } from './contact-us.ts'
import { craftsShop } from './crafts-shop.ts'
import { games } from './games.ts'
import { glamping } from './glamping.ts'
import { home } from './home.ts'
import { horsebackRiding } from './horseback-riding.ts'
import { lodging } from './lodging.ts'
import { menu } from './menu.ts'
import { nursery } from './nursery.ts'
import { packagesAndSales } from './packages-and-sales.ts'
import type { PageContent } from './page-content.ts'
import { privacy } from './privacy.ts'
import { restaurant } from './restaurant.ts'
import { reviews } from './reviews.ts'
import { servicesPage } from './services.ts'
import { whoAreWe } from './who-are-we.ts'

/** Every page of the site by its name, which is that of its file. */
export const pagesByName = {
	home,
	services: servicesPage,
	'who-are-we': whoAreWe,
	'packages-and-sales': packagesAndSales,
	'contact-us': contactUs,
	booking,
	reviews,
	arrive,
	'cocora-valley': cocoraValley,
	restaurant,
	menu,
	'coffee-house': coffeeHouse,
	lodging,
	camping,
	games,
	'horseback-riding': horsebackRiding,
	glamping,
	nursery,
	'crafts-shop': craftsShop,
	privacy,
} satisfies Record<string, PageContent>

export const pages: readonly PageContent[] = Object.values(pagesByName)
