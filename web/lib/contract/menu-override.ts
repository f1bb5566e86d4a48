import { z } from 'zod'
import { languageCodes } from './languages'
import { menuOverrideIds } from './menu-override-ids'

/** GET /menu-override/all?language=, the deployment's when left out. */
export const menuOverridesQuery = z.strictObject({
  language: z.enum(languageCodes, { error: 'invalidField' }).optional(),
})

/** What GET /menu-override/all answers: the overrides there are, each id once at most. */
export const menuOverridesAnswer = z.array(
  z.object({ id: z.enum(menuOverrideIds), href: z.string() }),
)

export type MenuOverride = z.infer<typeof menuOverridesAnswer>[number]
