import { chrome } from '#content/chrome.ts'
import { pagesByName } from '#content/pages/index.ts'
import { serviceCopy } from '#content/services.ts'
import type { ContentTree } from '#domain/editing/content-tree.ts'
import type { InBothLanguages } from '#domain/locale.ts'

export const factsDocument = 'facts'
export const chromeDocument = 'chrome'
export const servicesDocument = 'service-cards'

/** The built-in words of everything the owner may edit; facts are apart, since they have no language. */
export const copyDocuments: ReadonlyMap<string, InBothLanguages<ContentTree>> = new Map<
	string,
	InBothLanguages<ContentTree>
>([
	[chromeDocument, chrome],
	[servicesDocument, serviceCopy],
	...Object.entries(pagesByName).map(([name, { copy }]) => [name, copy] as const),
])
