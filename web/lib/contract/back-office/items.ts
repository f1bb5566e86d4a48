import { z } from 'zod'
import { type ItemKey, isItemKey } from '../item-keys'

/** GET /admin/items → name of every published course and e-book by product key, also of those off sale. */
export const adminItemsAnswer = z.object({
  items: z.array(z.object({ key: z.custom<ItemKey>(isItemKey), name: z.string() })),
})
