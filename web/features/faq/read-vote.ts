import { z } from 'zod'

const schema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100),
  helped: z.enum(['yes', 'no']),
})

export type Vote = z.infer<typeof schema>

/** The body of the form "did this help"; undefined for what our form cannot have sent. */
export function readVote(body: string): Vote | undefined {
  const given = [...new URLSearchParams(body)]
  const isOnce = new Set(given.map(([name]) => name)).size === given.length
  return isOnce ? schema.safeParse(Object.fromEntries(given)).data : undefined
}
