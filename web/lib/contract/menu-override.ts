import { z } from 'zod'
import { languageCodes } from './languages'
import { menuOverrideIds } from './menu-override-ids'

/** GET /menu-override/all?language= ; `language` is the deployment's by default. */
export const menuOverridesQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** Response of GET /menu-override/all: the overrides, at most one for each id. */
export const menuOverridesAnswer = z.array(
  z.object({ id: z.enum(menuOverrideIds), href: z.string() }),
)

export type MenuOverride = z.infer<typeof menuOverridesAnswer>[number]
