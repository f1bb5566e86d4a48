import type { z } from 'zod'
import { isDateFault } from './date-faults'
import { type ErrorBody, errorBody } from './error-body'
import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

export type Parsed<T> = { ok: true; data: T } | { ok: false; error: ErrorBody }

/** A query as an object; a repeated parameter becomes a list, which no schema of ours takes. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, `__proto__` is a field like any other: unknown.
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of search) {
    const known = query[key]
    if (known === undefined) query[key] = value
    else if (Array.isArray(known)) known.push(value)
    else query[key] = [known, value]
  }
  return query
}

/** Input validated by a schema with our error codes as messages; the first fault gives the message. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, language: Language): Parsed<T> {
  const first = schema.safeParse(input)
  const nulls = first.success ? [] : first.error.issues.filter(({ path }) => isNullAt(input, path))
  const result = nulls.length > 0 ? schema.safeParse(dropAll(input, nulls)) : first
  const fields = result.success ? unstorableIn(result.data) : result.error.issues.flatMap(fieldsOf)
  if (result.success && fields.length === 0) return { ok: true, data: result.data }
  return { ok: false, error: errorBody(codeOfAll(fields), language, fields) }
}

/**
 * What is said of wrong fields together: that more than one is missing (spec §5), else the first one's fault; of a
 * date the sentence of spec §5, and at its field also why.
 */
export function codeOfAll(fields: readonly { code: ErrorCode }[]): ErrorCode {
  const missing = fields.filter(({ code }) => code === 'missingField')
  if (missing.length > 1) return 'missingFields'
  const code = fields[0]?.code
  return isDateFault(code) ? 'invalidDate' : (code ?? 'invalidField')
}

/** A field that holds null where its schema has no use for it counts as left out: `me` answers null for nothing. */
const isNullAt = (input: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 && path.reduce<unknown>(partOf, input) === null

const partOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** A copy without the fields that issues are about. */
function dropAll(input: unknown, issues: readonly { path: readonly PropertyKey[] }[]): unknown {
  const copy = structuredClone(input)
  for (const { path } of issues) {
    const owner = path.slice(0, -1).reduce<unknown>(partOf, copy)
    const key = path.at(-1)
    // An entry of a list that is null is a fault of the list.
    if (typeof owner === 'object' && owner !== null && !Array.isArray(owner) && key !== undefined)
      Reflect.deleteProperty(owner, key)
  }
  return copy
}

/** What PostgreSQL refuses to store, and no answer could hold: NUL, and half of a pair that makes one character. */
const unstorable = /\0|\p{Cs}/u

/** Wherever no schema has said so of its own. */
function unstorableIn(value: unknown, path = ''): { field: string; code: ErrorCode }[] {
  if (typeof value === 'string') {
    return unstorable.test(value) ? [{ field: path, code: 'invalidField' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unstorableIn(part, path ? `${path}.${key}` : key),
  )
}

/** Every unknown field is one of its own. */
function fieldsOf(issue: z.core.$ZodIssue): { field: string; code: ErrorCode }[] {
  const code = codeOf(issue)
  if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), code }]
  return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code }))
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  return issue.message in errors ? (issue.message as ErrorCode) : 'invalidField'
}
