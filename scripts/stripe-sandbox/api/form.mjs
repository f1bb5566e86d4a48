/** @typedef {{ [name: string]: Value }} Fields */
/** @typedef {string | Fields | (string | Fields)[]} Value */

const depth = 8

/** "a[b][0]" → ["a", "b", "0"]. @param {string} name */
const stepsOf = (name) => name.split('[').map((part) => part.replace(/\]$/u, ''))

/** Objects whose names are 0, 1, 2 … are arrays. @param {Value} value @returns {Value} */
function withArrays(value) {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, part]) => [name, withArrays(part)])
  const isArray = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isArray
    ? entries.map(([, part]) => /** @type {string | Fields} */ (part))
    : Object.assign(Object.create(null), Object.fromEntries(entries))
}

/** @param {Fields} fields @param {string[]} steps @param {string} value */
function put(fields, steps, value) {
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
 * Parameters as Stripe's clients write them: `items[0][price_data][currency]=huf`, `expand[]=invoice`.
 *
 * @param {string} text of a query or a body
 * @returns {Fields}
 */
export function decodeForm(text) {
  /** @type {Fields} */
  const fields = Object.create(null)
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = stepsOf(name).slice(0, depth)
    // "expand[]" numbers itself.
    if (steps.at(-1) === '') {
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      steps[steps.length - 1] = String(count)
    }
    put(fields, steps, value)
  }
  return /** @type {Fields} */ (withArrays(fields))
}
