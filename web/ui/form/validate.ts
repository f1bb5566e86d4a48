import type { z } from 'zod'
import type { ApiError } from '@/client/failure'
import { errorBody } from '@/lib/contract/error-body'
import type { ErrorCode } from '@/lib/contract/errors'
import type { Language } from '@/lib/contract/languages'
import { codeOfAll, parseInput } from '@/lib/contract/parse'

export type Fault = { field: string; code: ErrorCode }

/**
 * Validates the input of a form by the contract and the form's own checks; undefined if it is valid. Loaded when
 * a field first gets the focus.
 */
export function validate(
  schema: z.ZodType,
  input: unknown,
  own: readonly Fault[],
  language: Language,
): ApiError | undefined {
  const parsed = parseInput(schema, input, language)
  const found = parsed.ok ? [] : (parsed.error.errors ?? [])
  const faults = [...found, ...own]
  if (faults.length === 0) return undefined
  const { errors: apiErrors = [], ...rest } = errorBody(codeOfAll(faults), language, faults)
  return { ...rest, apiErrors }
}
