import { createUnsaved } from '#app/site/unsaved.ts'
import type { ListItem } from '#domain/editing/answers.ts'
import type { DishExtras } from './sheet/dish-extras.ts'

/** By path. */
export const unsavedFacts = createUnsaved<unknown>('unsaved-facts')

type BothTexts = { es: string; en: string }

/** By document and path, with the texts that the editor showed. */
export const unsavedTexts = createUnsaved<{ texts: BothTexts; seen: BothTexts }>('unsaved-texts')

/** By document, path, and the item as it was. */
export const unsavedItems = createUnsaved<{ item: ListItem; extras: DishExtras }>('unsaved-items')

/** By photograph. */
export const unsavedDescriptions = createUnsaved<BothTexts>('unsaved-descriptions')
