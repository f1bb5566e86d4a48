import { z } from 'zod'
import { rowId } from '../../account-fields'
import { requiredLine } from '../shop-fields'
import { receiptSteps } from './receipt-steps'
import { emailRule } from './rule'

const count = z.int()

/** How many users match, and how many of them get an e-mail: the numbers of the others add up to the difference. */
export const receiverCountAnswer = z.object({
  matching: count,
  ...(Object.fromEntries(receiptSteps.map((step) => [step, count])) as Record<
    (typeof receiptSteps)[number],
    typeof count
  >),
})

export type ReceiverCount = z.infer<typeof receiverCountAnswer>

/** The first twenty users, by account number. */
const first = z.array(
  z.object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    /** Whether they get it, or why not. */
    step: z.enum(receiptSteps),
  }),
)

const preview = { count: receiverCountAnswer, first }

export type GroupPreview = z.infer<typeof groupPreviewAnswer>

/** POST /admin/email-groups/preview `{ rule }` → count and first users of a rule that is not saved. */
export const groupPreview = z.strictObject({ rule: emailRule })
export const groupPreviewAnswer = z.object(preview)

const group = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 with Z. */
  updatedAt: z.string(),
})

/** GET /admin/email-groups?after= → 25 groups, newest first; `next` is the `after` of the following ones. */
export const emailGroupsQuery = z.strictObject({ after: rowId.optional() })
export const emailGroupsAnswer = z.object({
  groups: z.array(group.extend({ isByRule: z.boolean(), matching: count, receivers: count })),
  next: z.string().nullable(),
})

export type EmailGroups = z.infer<typeof emailGroupsAnswer>

/** GET /admin/email-groups/{id} → a group; `rule` is null for one by hand. */
export const emailGroupAnswer = group.extend({ rule: emailRule.nullable(), ...preview })

export type EmailGroup = z.infer<typeof emailGroupAnswer>

/**
 * POST /admin/email-groups → its id; with `id` the group is changed. Without `rule` it is by hand. emailGroupNameTaken
 * (409), emailGroupChanged (409) when it was changed after `updatedAt`.
 */
export const savedEmailGroup = z
  .strictObject({
    id: rowId.optional(),
    /** Of the version that the form shows; required with `id`. */
    updatedAt: z.iso
      .datetime({ error: 'invalidField' })
      .max(40, { error: 'invalidField' })
      .optional(),
    name: requiredLine(80),
    rule: emailRule.optional(),
  })
  .refine(({ id, updatedAt }) => id === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    error: 'missingField',
  })

export type SavedEmailGroup = z.output<typeof savedEmailGroup>

/** POST /admin/email-groups/{id}/remove `{ user }` → the group: the user leaves a group by hand. */
export const emailGroupRemoval = z.strictObject({ user: rowId })

/** GET /admin/email-group-choices → forms of registered users and where users heard of us, most frequent first. */
export const emailGroupChoices = z.object({
  forms: z.array(z.object({ id: z.string(), title: z.string() })),
  referrals: z.array(z.string()),
})

export type EmailGroupChoices = z.infer<typeof emailGroupChoices>
