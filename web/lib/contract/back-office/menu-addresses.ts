import { z } from 'zod'
import { idAnswer } from '../account-fields'
import { readTarget } from '../link-target'
import { menuOverrideIds } from '../menu-override-ids'
import { requiredLine } from './shop-fields'

const longest = 500

/** GET /admin/menu-addresses → the overrides in the deployment's language, in the order of the specification. */
export const adminMenuAddresses = z.object({
  items: z.array(
    z.object({
      id: z.enum(menuOverrideIds),
      /** Null: the item has no override in this language. */
      href: z.string().nullable(),
      /** The override of another language, in effect while this one has none. */
      inherited: z.string().nullable(),
    }),
  ),
})

export type AdminMenuAddresses = z.infer<typeof adminMenuAddresses>

const shown = z.string({ error: 'invalidField' }).max(longest).nullable()

/**
 * POST /admin/menu-addresses/{id} → its id. notFound for an unknown id; menuAddressChanged (409) if the item does not
 * lead to `before` any more.
 */
export const setMenuAddress = z.strictObject({
  href: requiredLine(longest).refine((text) => text === '' || readTarget(text) !== undefined, {
    error: 'invalidLink',
  }),
  before: shown,
})

/** POST /admin/menu-addresses/{id}/reset → its id: the item leads to its default again. menuAddressChanged (409). */
export const resetMenuAddress = z.strictObject({ before: shown })

export const menuAddressAnswer = idAnswer
