import { withdrawalAnswer } from '@krono/contract'
import { z } from 'zod'
import { linkTo } from '@/base/routing/links'
import { flashMessage } from '@/server/flash-message'

const withdrawal = withdrawalAnswer.shape.withdrawal

const message = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('refused'),
    number: z.string(),
    email: z.string(),
    /** What is wrong with a field, by its name, in the words of the cms. */
    faults: z.record(z.string().max(20), z.string().max(500)),
    /** The same of the form as a whole. */
    message: z.string().max(500).optional(),
  }),
  z.object({ step: z.literal('found'), withdrawal }),
  z.object({ step: z.literal('stated'), withdrawal }),
])

export type WithdrawalMessage = z.infer<typeof message>

/** What became of a step of a withdrawal, for the page that follows; nothing of it stands in an address. */
export const withdrawalMessage = flashMessage({
  name: 'withdrawal',
  path: linkTo('withdrawalStatement') as `/${string}`,
  schema: message,
})
