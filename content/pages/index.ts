import type { PageContent } from '#content/page-content.ts'
import { arrive } from './arrive.ts'
import { camping } from './camping.ts'
import { home } from './home.ts'
import { lodging } from './lodging.ts'
import { restaurant } from './restaurant.ts'
import { servicesPage } from './services.ts'
import { whoAreWe } from './who-are-we.ts'

/** Every page of the site, for the sitemap, breadcrumbs, social cards and tests. */
export const pages: readonly PageContent[] = [
	home,
	servicesPage,
	whoAreWe,
	arrive,
	restaurant,
	lodging,
	camping,
]
