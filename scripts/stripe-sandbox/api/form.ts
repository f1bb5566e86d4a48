export type Fields = { [name: string]: Value }
export type Value = string | Fields | (string | Fields)[]

const depth = 8

/** "a[b][0]" → ["a", "b", "0"]. */
const stepsOf = (name: string) => name.split('[').map((part) => part.replace(/\]$/u, ''))

/** Turns objects with the keys 0, 1, 2 … into arrays. */
function withArrays(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, part]) => [name, withArrays(part)])
  const isArray = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isArray
    ? entries.map(([, part]) => part as string | Fields)
    : Object.assign(Object.create(null), Object.fromEntries(entries))
}

function put(fields: Fields, steps: string[], value: string) {
  let place = fields
  for (const step of steps.slice(0, -1)) {
    const next = place[step]
    const inner = typeof next === 'object' && !Array.isArray(next) ? next : Object.create(null)
    place[step] = inner
    place = inner
  }
  place[steps.at(-1) ?? ''] = value
}

/**
 * Decodes parameters as Stripe's clients encode them: `items[0][price_data][currency]=huf`, `expand[]=invoice`.
 *
 * @param text of a query or a body
 */
export function decodeForm(text: string): Fields {
  const fields: Fields = Object.create(null)
  const counts = new Map<string, number>()
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = stepsOf(name).slice(0, depth)
    // "expand[]" gets the next index.
    if (steps.at(-1) === '') {
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      steps[steps.length - 1] = String(count)
    }
    put(fields, steps, value)
  }
  return withArrays(fields) as Fields
}
