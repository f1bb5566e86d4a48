import { z } from 'zod'
import { optionalLine, rowId } from './account-fields'

/** Most groups of a user's own. */
export const mostDateGroups = 50

/** The name of a group: a line that has to be there. */
export const groupName = optionalLine(40).refine((text) => text !== '', { error: 'missingField' })

/** POST /user/addDateGroup → 201 `{ id, name }`; groupExists, tooManyGroups (409). Premium, as all of these. */
export const newDateGroup = z.strictObject({ name: groupName })

/** POST /user/renameDateGroup → `{ id, name }`; notFound, groupExists. */
export const dateGroupUpdate = z.strictObject({ id: rowId, name: groupName })

/** POST /user/deleteDateGroup → `{ id }`; the people of the group stay, in none. notFound. */
export const dateGroupId = z.strictObject({ id: rowId })

export const dateGroupSchema = z.object({ id: z.string(), name: z.string() })

export type DateGroup = z.infer<typeof dateGroupSchema>

/** GET /user/date-groups → the user's own groups, and how many people each group has, common ones too. */
export const dateGroupsAnswer = z.object({
  groups: z.array(dateGroupSchema),
  counts: z.record(z.string(), z.number()),
})
