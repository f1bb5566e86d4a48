import { z } from 'zod'
import { optionalLine, rowId } from './account-fields'

/** Most groups per user. */
export const mostDateGroups = 50

/** The name of a group: a required line. */
export const groupName = optionalLine(40).refine((text) => text !== '', { error: 'missingField' })

/** POST /user/addDateGroup → 201 `{ id, name }`; groupExists, tooManyGroups (409). Premium, like all calls below. */
export const newDateGroup = z.strictObject({ name: groupName })

/** POST /user/renameDateGroup → `{ id, name }`; notFound, groupExists. */
export const dateGroupUpdate = z.strictObject({ id: rowId, name: groupName })

/** POST /user/deleteDateGroup → `{ id }`; the people of the group are kept, without a group. notFound. */
export const dateGroupId = z.strictObject({ id: rowId })

export const dateGroupSchema = z.object({ id: z.string(), name: z.string() })

export type DateGroup = z.infer<typeof dateGroupSchema>

/** GET /user/date-groups → the user's own groups, and the number of people in each group, common groups included. */
export const dateGroupsAnswer = z.object({
  groups: z.array(dateGroupSchema),
  counts: z.record(z.string(), z.number()),
})
