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
    /** Error text of the cms by field. */
    faults: z.record(z.string().max(20), z.string().max(500)),
    /** Error text of the whole form. */
    message: z.string().max(500).optional(),
  }),
  z.object({ step: z.literal('found'), withdrawal }),
  z.object({ step: z.literal('stated'), withdrawal }),
])

export type WithdrawalMessage = z.infer<typeof message>

/** Result of a step of a withdrawal, for the next page; it is not put into an address. */
export const withdrawalMessage = flashMessage({
  name: 'withdrawal',
  path: linkTo('withdrawalStatement') as `/${string}`,
  schema: message,
})
