import { badParameter } from '../errors.mjs'

/** @typedef {import('./form.mjs').Value} Value */

/**
 * How one parameter is read. A `Rule` gets the text or the nested fields, and the parameter's whole name.
 *
 * @typedef {(value: Value, name: string) => unknown} Rule
 * @typedef {Record<string, Rule | { isRequired: true, rule: Rule }>} Rules
 */

/** @param {Value} value @param {string} name */
function textOf(value, name) {
  if (typeof value === 'string') return value
  throw badParameter(`Invalid string: ${JSON.stringify(value)}`, name)
}

/** @type {Rule} */
export function text(value, name) {
  const content = textOf(value, name)
  if (content !== '') return content
  throw badParameter(
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    name,
    'parameter_invalid_empty',
  )
}

/** May be unset by an empty text. @param {Rule} rule @returns {Rule} */
export const emptyable = (rule) => (value, name) => (value === '' ? '' : rule(value, name))

/** @param {{ least?: number, most?: number }} [bounds] @returns {Rule} */
export const whole =
  ({ least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER } = {}) =>
  (value, name) => {
    const content = textOf(value, name)
    if (!/^-?\d+$/u.test(content)) {
      throw badParameter(`Invalid integer: ${content}`, name, 'parameter_invalid_integer')
    }
    const number = Number(content)
    if (number < least) {
      throw badParameter(
        `This value must be greater than or equal to ${least}.`,
        name,
        'parameter_invalid_integer',
      )
    }
    if (number > most) {
      throw badParameter(
        `This value must be less than or equal to ${most}.`,
        name,
        'parameter_invalid_integer',
      )
    }
    return number
  }

/** @type {Rule} */
export function decimal(value, name) {
  const number = Number(text(value, name))
  if (Number.isFinite(number)) return number
  throw badParameter(`Invalid decimal: ${String(value)}`, name)
}

/** @type {Rule} */
export function flag(value, name) {
  const content = textOf(value, name)
  if (content === 'true') return true
  if (content === 'false') return false
  throw badParameter(`Invalid boolean: ${content}`, name)
}

/** @param {readonly string[]} choices @returns {Rule} */
export const oneOf = (choices) => (value, name) => {
  const content = textOf(value, name)
  if (choices.includes(content)) return content
  throw badParameter(`Invalid ${name}: must be one of ${choices.join(', ')}`, name)
}

/** Three letters; two of them are sold in. @type {Rule} */
export const currency = (value, name) => {
  const content = textOf(value, name).toLowerCase()
  if (['huf', 'gbp'].includes(content)) return content
  throw badParameter(
    `Invalid currency: ${content}. The sandbox speaks huf and gbp.`,
    name,
    'parameter_invalid_string',
  )
}

/** @type {Rule} */
export const url = (value, name) => {
  const content = text(value, name)
  if (URL.canParse(String(content)) && /^https?:/u.test(String(content))) return content
  throw badParameter('Not a valid URL', name, 'url_invalid')
}

/** @type {Rule} */
export const email = (value, name) => {
  const content = text(value, name)
  if (/^\S+@\S+\.\S+$/u.test(String(content))) return content
  throw badParameter(`Invalid email address: ${content}`, name, 'email_invalid')
}

/** Names and texts of ours: 50 at most, names of 40 signs, texts of 500, as with Stripe. @type {Rule} */
export const metadata = (value, name) => {
  if (value === '') return ''
  if (typeof value === 'string' || Array.isArray(value)) {
    throw badParameter('Invalid object', name)
  }
  for (const [key, content] of Object.entries(value)) {
    if (key.length > 40 || textOf(content, `${name}[${key}]`).length > 500) {
      throw badParameter('Metadata values can have up to 500 characters.', `${name}[${key}]`)
    }
  }
  if (Object.keys(value).length > 50) throw badParameter('Up to 50 metadata keys.', name)
  return { ...value }
}

/** @param {Rule} rule @returns {Rule} */
export const list = (rule) => (value, name) => {
  if (!Array.isArray(value)) throw badParameter('Invalid array', name)
  return value.map((item, index) => rule(item, `${name}[${index}]`))
}

/** @param {Rules} rules @returns {Rule} */
export const fields = (rules) => (value, name) => {
  if (typeof value === 'string' || Array.isArray(value)) throw badParameter('Invalid object', name)
  return readParameters(rules, value, name)
}

/** @param {Rule} rule */
export const required = (rule) => ({ isRequired: /** @type {const} */ (true), rule })

/**
 * Reads the parameters of a call; what its table does not have is refused, as Stripe does.
 *
 * @param {Rules} rules
 * @param {import('./form.mjs').Fields} raw
 * @param {string} [within] name of what holds them
 * @returns {Record<string, unknown>}
 * @throws {import('../errors.mjs').ApiError} 400 with the parameter's name
 */
export function readParameters(rules, raw, within) {
  const nameOf = (/** @type {string} */ name) => (within ? `${within}[${name}]` : name)
  for (const name of Object.keys(raw)) {
    if (Object.hasOwn(rules, name)) continue
    throw badParameter(
      `Received unknown parameter: ${nameOf(name)}`,
      nameOf(name),
      'parameter_unknown',
    )
  }
  /** @type {Record<string, unknown>} */
  const read = {}
  for (const [name, entry] of Object.entries(rules)) {
    const value = raw[name]
    const rule = typeof entry === 'function' ? entry : entry.rule
    if (value !== undefined) read[name] = rule(value, nameOf(name))
    else if (typeof entry !== 'function') {
      throw badParameter(
        `Missing required param: ${nameOf(name)}.`,
        nameOf(name),
        'parameter_missing',
      )
    }
  }
  return read
}
