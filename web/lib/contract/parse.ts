import type { z } from 'zod'
import { isDateFault } from './date-faults'
import { type ErrorBody, errorBody } from './error-body'
import { type ErrorCode, errors } from './errors'
import type { Language } from './languages'

export type Parsed<T> = { ok: true; data: T } | { ok: false; error: ErrorBody }

/** A query as an object; a repeated parameter becomes a list, which no schema accepts. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  // Without a prototype, `__proto__` is treated like any other unknown field.
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of search) {
    const known = query[key]
    if (known === undefined) query[key] = value
    else if (Array.isArray(known)) known.push(value)
    else query[key] = [known, value]
  }
  return query
}

/** Validates input with a schema that has our error codes as messages. The first fault determines the error. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, language: Language): Parsed<T> {
  const first = schema.safeParse(input)
  const nulls = first.success ? [] : first.error.issues.filter(({ path }) => isNullAt(input, path))
  const result = nulls.length > 0 ? schema.safeParse(dropAll(input, nulls)) : first
  const fields = result.success ? unstorableIn(result.data) : result.error.issues.flatMap(fieldsOf)
  if (result.success && fields.length === 0) return { ok: true, data: result.data }
  return { ok: false, error: errorBody(codeOfAll(fields), language, fields) }
}

/**
 * The error code of the whole input: missingFields when more than one is missing (spec §5), else the code of the first
 * fault; for a date the message of spec §5, while the field itself gets the specific code.
 */
export function codeOfAll(fields: readonly { code: ErrorCode }[]): ErrorCode {
  const missing = fields.filter(({ code }) => code === 'missingField')
  if (missing.length > 1) return 'missingFields'
  const code = fields[0]?.code
  return isDateFault(code) ? 'invalidDate' : (code ?? 'invalidField')
}

/** null in a field that does not accept it counts as left out: `me` returns null for missing values. */
const isNullAt = (input: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 && path.reduce<unknown>(partOf, input) === null

const partOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** A copy without the fields of the issues. */
function dropAll(input: unknown, issues: readonly { path: readonly PropertyKey[] }[]): unknown {
  const copy = structuredClone(input)
  for (const { path } of issues) {
    const owner = path.slice(0, -1).reduce<unknown>(partOf, copy)
    const key = path.at(-1)
    // A null entry of a list stays an error.
    if (typeof owner === 'object' && owner !== null && !Array.isArray(owner) && key !== undefined)
      Reflect.deleteProperty(owner, key)
  }
  return copy
}

/** Text that PostgreSQL cannot store and JSON cannot represent: NUL and lone surrogates. */
const unstorable = /\0|\p{Cs}/u

/** Finds such text in fields where no schema has refused it. */
function unstorableIn(value: unknown, path = ''): { field: string; code: ErrorCode }[] {
  if (typeof value === 'string') {
    return unstorable.test(value) ? [{ field: path, code: 'invalidField' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unstorableIn(part, path ? `${path}.${key}` : key),
  )
}

/** Each unknown field becomes an error of its own. */
function fieldsOf(issue: z.core.$ZodIssue): { field: string; code: ErrorCode }[] {
  const code = codeOf(issue)
  if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), code }]
  return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code }))
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  return issue.message in errors ? (issue.message as ErrorCode) : 'invalidField'
}
