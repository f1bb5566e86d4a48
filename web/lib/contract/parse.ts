import type { z } from 'zod'
import { type ErrorBody, errorBody } from './error-body'
import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

export type Parsed<T> = { ok: true; data: T } | { ok: false; error: ErrorBody }

/** A query as an object; a repeated parameter becomes a list, which no schema of ours takes. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, `__proto__` is a field like any other: unknown.
  const query: Record<string, string | string[]> = Object.create(null)
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key)
    query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

/** Input judged by a schema whose messages are our error codes; the first wrong field speaks. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, language: Language): Parsed<T> {
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, data: result.data }
  const fields = result.error.issues.map((issue) => ({
    field: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.'),
    code: codeOf(issue),
  }))
  return { ok: false, error: errorBody(codeOfAll(fields), language, fields) }
}

/** What is said of several wrong fields: that more than one is missing (spec §5), else the first one's fault. */
export function codeOfAll(fields: readonly { code: ErrorCode }[]): ErrorCode {
  const missing = fields.filter(({ code }) => code === 'missingField')
  return missing.length > 1 ? 'missingFields' : (fields[0]?.code ?? 'invalidField')
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  return issue.message in errors ? (issue.message as ErrorCode) : 'invalidField'
}
