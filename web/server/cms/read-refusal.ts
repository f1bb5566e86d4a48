import type { ErrorBody } from '@krono/contract'
import { z } from 'zod'

const bodySchema = z.looseObject({ message: z.string(), status: z.number() })

/** Why the cms refuses, in its own words (4xx); undefined for a fault, and for what is no words. */
export async function readRefusal(answer: Response): Promise<ErrorBody | undefined> {
  if (answer.status >= 500) return undefined
  const body: unknown = await answer.json().catch(() => undefined)
  return bodySchema.safeParse(body).success ? (body as ErrorBody) : undefined
}
