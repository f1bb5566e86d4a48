import { badParameter } from '../errors.mjs'

/**
 * What an operator's call was given: of a form every value is a text.
 *
 * @typedef {Record<string, unknown>} Input
 */

/** @param {Input} input @param {string} name @returns {string | undefined} */
export function maybeText(input, name) {
  const value = input[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  throw badParameter(`${name} must be a text.`, name)
}

/** @param {Input} input @param {string} name */
export function textIn(input, name) {
  const value = maybeText(input, name)
  if (value !== undefined) return value
  throw badParameter(`${name} is missing.`, name)
}

/** @param {Input} input @param {string} name @returns {number | undefined} */
export function maybeWhole(input, name) {
  const value = input[name]
  if (value === undefined || value === null || value === '') return undefined
  const number = Number(value)
  if (Number.isSafeInteger(number)) return number
  throw badParameter(`${name} must be a whole number.`, name)
}

/** @param {Input} input @param {string} name */
export function wholeIn(input, name) {
  const value = maybeWhole(input, name)
  if (value !== undefined) return value
  throw badParameter(`${name} is missing.`, name)
}

/** @param {Input} input @param {string} name */
export const flagIn = (input, name) => input[name] === true || input[name] === 'true'

/**
 * @template {string} C
 * @param {Input} input
 * @param {string} name
 * @param {readonly C[]} choices the first one is meant when nothing is said
 * @returns {C}
 */
export function choiceIn(input, name, choices) {
  const value = maybeText(input, name) ?? choices[0]
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  throw badParameter(`${name} must be one of ${choices.join(', ')}.`, name)
}

/** @param {Input} input @param {string} name @returns {string[] | undefined} */
export function maybeTexts(input, name) {
  const value = input[name]
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(String)
  return String(value)
    .split(/[\s,]+/u)
    .filter(Boolean)
}
