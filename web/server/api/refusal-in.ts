import { type ErrorBody, type ErrorCode, errors } from '@krono/contract'
import { z } from 'zod'

export const errorCode = z.custom<ErrorCode>(
  (value) => typeof value === 'string' && value in errors,
)

type Refusal = {
  /** Error code by field. */
  faults: Record<string, ErrorCode>
  /** Error code of the whole form. */
  code?: ErrorCode
}

/** Error code of the whole form by status, if no field has an error. */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  [errors.tooManyRequests.status]: 'tooManyRequests',
  [errors.unavailable.status]: 'unavailable',
}

/** The error codes in a refusal of the cms; the next page has the texts. */
export async function refusalIn(answer: Response): Promise<Refusal> {
  const body: Partial<ErrorBody> = await answer.json().catch(() => ({}))
  const rows = [...(body.errors ?? [])].reverse()
  const faults = Object.fromEntries(rows.map(({ field, code }) => [field, code as ErrorCode]))
  if (rows.length > 0) return { faults }
  return { faults, code: codeByStatus[answer.status] ?? 'internal' }
}
