import { z } from 'zod'
import { optionalLine, rowId } from '../account-fields'
import { listNames } from './lists'
import { isKeepable } from './lists/list-filter'

/** Most saved views per list. */
export const mostViewsOfList = 50

const list = z.enum(listNames, { error: 'invalidField' })
const name = optionalLine(60).refine((text) => text !== '', { error: 'missingField' })
const query = z
  .string({ error: 'invalidField' })
  .max(2000, { error: 'invalidField' })
  .refine(isKeepable, { error: 'invalidField' })

/** A named view of a list: the query of its address. Every admin sees it. */
const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() })

export type SavedView = z.infer<typeof savedView>

/** GET /admin/views?list= → `{ views }`, sorted by name. */
export const viewsQuery = z.strictObject({ list })
export const viewsAnswer = z.object({ views: z.array(savedView) })

/** POST /admin/views `{ list, name, query }` → the view; one with the same name is overwritten. tooManyViews (409). */
export const newView = z.strictObject({ list, name, query })
export const viewAnswer = savedView

/** POST /admin/views/delete `{ view }` → `{ id }`; notFound. */
export const viewRemoval = z.strictObject({ view: rowId })
