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

/** Parses the body of the form "did this help"; undefined if it is invalid. */
export function readVote(body: string): Vote | undefined {
  const entries = [...new URLSearchParams(body)]
  const isOnce = new Set(entries.map(([name]) => name)).size === entries.length
  return isOnce ? schema.safeParse(Object.fromEntries(entries)).data : undefined
}
