import type { z } from 'zod'
import { type ErrorBody, errorBody } from '@/lib/contract/error-body'
import type { ErrorCode } from '@/lib/contract/errors'
import type { Language } from '@/lib/contract/languages'
import { codeOfAll, parseInput } from '@/lib/contract/parse'

export type Fault = { field: string; code: ErrorCode }

/**
 * What the contract says of a form's input, with what the form itself found; undefined when all is well.
 * Loaded when somebody begins to fill in the form.
 */
export function judge(
  schema: z.ZodType,
  input: unknown,
  own: readonly Fault[],
  language: Language,
): ErrorBody | undefined {
  const parsed = parseInput(schema, input, language)
  const found = parsed.ok ? [] : (parsed.error.errors ?? [])
  const faults = [...found, ...own]
  return faults.length > 0 ? errorBody(codeOfAll(faults), language, faults) : undefined
}
