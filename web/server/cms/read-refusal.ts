import type { ErrorBody } from '@krono/contract'
import { z } from 'zod'

const bodySchema = z.looseObject({ message: z.string(), status: z.number() })

/** The error body of a 4xx response of the cms; undefined for 5xx, and for a body of another form. */
export async function readRefusal(answer: Response): Promise<ErrorBody | undefined> {
  if (answer.status >= 500) return undefined
  const body: unknown = await answer.json().catch(() => undefined)
  return bodySchema.safeParse(body).success ? (body as ErrorBody) : undefined
}
