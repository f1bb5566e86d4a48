import { z } from 'zod'
import { type Audience, isAudience } from '@/base/routing/audiences'

export const sessionSchema = z.object({
  token: z.string().min(1),
  audience: z.custom<Audience>((value) => typeof value === 'string' && isAudience(value)),
  lacksName: z.literal(true).optional(),
  // Older cookies have no user.
  user: z.string().optional(),
})

/**
 * Content of the sealed cookie: the token for the cms, the audience of the pages, whether the user's name is missing,
 * and the member's id, which is used only for fair queues and rate limits.
 */
export type Session = z.infer<typeof sessionSchema>
