import { type ErrorBody, type ErrorCode, errors } from '@krono/contract'
import { z } from 'zod'

export const errorCode = z.custom<ErrorCode>(
  (value) => typeof value === 'string' && value in errors,
)

type Refusal = {
  /** By field. */
  faults: Record<string, ErrorCode>
  /** Of the form as a whole. */
  code?: ErrorCode
}

/** What is said of a whole form by its status, where no field is to blame. */
const ofStatus: Readonly<Record<number, ErrorCode>> = {
  [errors.tooManyRequests.status]: 'tooManyRequests',
  [errors.unavailable.status]: 'unavailable',
}

/** What a refusal of the cms says of a form, by code: the page that follows has the words. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const body: Partial<ErrorBody> = await answer.json().catch(() => ({}))
  const rows = [...(body.errors ?? [])].reverse()
  const faults = Object.fromEntries(rows.map(({ field, code }) => [field, code as ErrorCode]))
  if (rows.length > 0) return { faults }
  return { faults, code: ofStatus[answer.status] ?? 'internal' }
}
