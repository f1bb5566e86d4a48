import { everyCall } from '../lib/contract.ts'
import { bodies } from '../lib/tables-of-product.ts'

/** What no field expects, or every field must stand. */
export const oddValues: readonly unknown[] = [
  5,
  -0.5,
  1e308,
  true,
  null,
  [],
  ['x'],
  [[[[]]]],
  { a: 1 },
  { $ne: '' },
  { toString: 'x' },
  '',
  'x\0',
  '\ud800',
  '\u202eevil\u2066',
  '٠١٢٣-٠٦-١٢',
  '１９８４-06-12',
  'x'.repeat(10_000),
  "' OR 1=1 --",
  '2023-02-30',
  '0000-00-00',
  '99999-01-01',
  '-1',
  '%00',
  '../../etc/passwd',
]

/** What any answer to odd input may be. */
export const fairStatuses: readonly number[] = [
  200, 201, 202, 204, 301, 302, 303, 307, 308, 400, 401, 403, 404, 405, 408, 409, 410, 413, 414,
  415, 429, 431,
]

/** Every field of every body, inside nested ones too: the body with that field replaced. */
export function* bodiesWith(value: unknown) {
  for (const row of everyCall) {
    const body = bodies[row.name]
    if (!body || row.isMultipart) continue
    for (const [field, right] of Object.entries(body)) {
      yield { ...row, field, body: { ...body, [field]: value } }
      const nested = Array.isArray(right) ? right[0] : right
      if (typeof nested !== 'object' || nested === null) continue
      for (const inner of Object.keys(nested)) {
        const changed = { ...nested, [inner]: value }
        const whole = Array.isArray(right) ? [changed] : changed
        yield { ...row, field: `${field}.${inner}`, body: { ...body, [field]: whole } }
      }
    }
  }
}

/** Names of what the queries of the contract take. */
export const queryFields = [
  'date',
  'dates',
  'birth',
  'from',
  'days',
  'a',
  'b',
  'email',
  'token',
  'id',
  'session',
  'language',
  'kind',
  'tier',
  'search',
  'page',
  'pageSize',
  'sort',
  'group',
  'rememberMe',
  'shape',
  'redirectUrl',
]
