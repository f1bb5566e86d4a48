import { z } from 'zod'
import { type Audience, isAudience } from '@/base/routing/audiences'

export const sessionSchema = z.object({
  token: z.string().min(1),
  audience: z.custom<Audience>((value) => typeof value === 'string' && isAudience(value)),
  lacksName: z.literal(true).optional(),
})

/**
 * What the sealed cookie holds: the token for the cms, whom the pages are made for, and whether the
 * user is still to tell a name.
 */
export type Session = z.infer<typeof sessionSchema>
