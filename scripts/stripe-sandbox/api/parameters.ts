import { badParameter } from '../errors.ts'
import type { Fields, Value } from './form.ts'

/**
 * Parser of one parameter. It gets the text or the nested fields, and the parameter's full name.
 */
export type Rule = (value: Value, name: string) => unknown

export type Rules = Record<string, Rule | { isRequired: true; rule: Rule }>

function textOf(value: Value, name: string) {
  if (typeof value === 'string') return value
  throw badParameter(`Invalid string: ${JSON.stringify(value)}`, name)
}

export function text(value: Value, name: string) {
  const content = textOf(value, name)
  if (content !== '') return content
  throw badParameter(
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    name,
    'parameter_invalid_empty',
  )
}

/** Allows an empty text, which unsets the value. */
export const emptyable =
  (rule: Rule): Rule =>
  (value, name) =>
    value === '' ? '' : rule(value, name)

export const whole =
  ({
    least = Number.MIN_SAFE_INTEGER,
    most = Number.MAX_SAFE_INTEGER,
  }: {
    least?: number
    most?: number
  } = {}): Rule =>
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

export function flag(value: Value, name: string) {
  const content = textOf(value, name)
  if (content === 'true') return true
  if (content === 'false') return false
  throw badParameter(`Invalid boolean: ${content}`, name)
}

export const oneOf =
  (choices: readonly string[]): Rule =>
  (value, name) => {
    const content = textOf(value, name)
    if (choices.includes(content)) return content
    throw badParameter(`Invalid ${name}: must be one of ${choices.join(', ')}`, name)
  }

/** Three letters; only the two currencies of the product are accepted. */
export const currency: Rule = (value, name) => {
  const content = textOf(value, name).toLowerCase()
  if (['huf', 'gbp'].includes(content)) return content
  throw badParameter(
    `Invalid currency: ${content}. The sandbox speaks huf and gbp.`,
    name,
    'parameter_invalid_string',
  )
}

export const url: Rule = (value, name) => {
  const content = text(value, name)
  if (URL.canParse(String(content)) && /^https?:/u.test(String(content))) return content
  throw badParameter('Not a valid URL', name, 'url_invalid')
}

export const email: Rule = (value, name) => {
  const content = text(value, name)
  if (/^\S+@\S+\.\S+$/u.test(String(content))) return content
  throw badParameter(`Invalid email address: ${content}`, name, 'email_invalid')
}

/** Custom keys and texts: 50 at most, keys of 40 characters, texts of 500, as in Stripe. */
export const metadata: Rule = (value, name) => {
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

export const list =
  (rule: Rule): Rule =>
  (value, name) => {
    if (!Array.isArray(value)) throw badParameter('Invalid array', name)
    return value.map((item, index) => rule(item, `${name}[${index}]`))
  }

export const fields =
  (rules: Rules): Rule =>
  (value, name) => {
    if (typeof value === 'string' || Array.isArray(value))
      throw badParameter('Invalid object', name)
    return readParameters(rules, value, name)
  }

export const required = (rule: Rule) => ({ isRequired: true as const, rule })

/**
 * Parses the parameters of a call. A parameter without a rule is refused, as in Stripe.
 *
 * @param within name of the parent parameter
 * @throws ApiError 400 with the parameter's name
 */
export function readParameters(
  rules: Rules,
  raw: Fields,
  within?: string,
): Record<string, unknown> {
  const nameOf = (name: string) => (within ? `${within}[${name}]` : name)
  for (const name of Object.keys(raw)) {
    if (Object.hasOwn(rules, name)) continue
    throw badParameter(
      `Received unknown parameter: ${nameOf(name)}`,
      nameOf(name),
      'parameter_unknown',
    )
  }
  const read: Record<string, unknown> = {}
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
