import { z } from 'zod'
import { optionalLine, rowId } from '../account-fields'
import { listNames } from './lists'
import { isKeepable } from './lists/list-filter'

/** Most saved views of a list. */
export const mostViewsOfList = 50

const list = z.enum(listNames, { error: 'invalidField' })
const name = optionalLine(60).refine((text) => text !== '', { error: 'missingField' })
const query = z
  .string({ error: 'invalidField' })
  .max(2000, { error: 'invalidField' })
  .refine(isKeepable, { error: 'invalidField' })

/** A saved list view with a name: the query of its address. Every admin sees it. */
const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() })

export type SavedView = z.infer<typeof savedView>

/** GET /admin/views?list= → `{ views }` by name. */
export const viewsQuery = z.strictObject({ list })
export const viewsAnswer = z.object({ views: z.array(savedView) })

/** POST /admin/views `{ list, name, query }` → the view; one of the same name is written over. tooManyViews (409). */
export const newView = z.strictObject({ list, name, query })
export const viewAnswer = savedView

/** POST /admin/views/delete `{ view }` → `{ id }`; notFound. */
export const viewRemoval = z.strictObject({ view: rowId })
