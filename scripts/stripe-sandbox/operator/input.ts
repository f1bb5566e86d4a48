import { badParameter } from '../errors.ts'

/** Input of an operator's call; in a form every value is a string. */
export type Input = Record<string, unknown>

export function maybeText(input: Input, name: string): string | undefined {
  const value = input[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'string') return value
  throw badParameter(`${name} must be a text.`, name)
}

export function textIn(input: Input, name: string) {
  const value = maybeText(input, name)
  if (value !== undefined) return value
  throw badParameter(`${name} is missing.`, name)
}

export function maybeWhole(input: Input, name: string): number | undefined {
  const value = input[name]
  if (value === undefined || value === null || value === '') return undefined
  const number = Number(value)
  if (Number.isSafeInteger(number)) return number
  throw badParameter(`${name} must be a whole number.`, name)
}

export function wholeIn(input: Input, name: string) {
  const value = maybeWhole(input, name)
  if (value !== undefined) return value
  throw badParameter(`${name} is missing.`, name)
}

export const flagIn = (input: Input, name: string) => input[name] === true || input[name] === 'true'

/** @param choices the first one is the default */
export function choiceIn<C extends string>(input: Input, name: string, choices: readonly C[]): C {
  const value = maybeText(input, name) ?? choices[0]
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  throw badParameter(`${name} must be one of ${choices.join(', ')}.`, name)
}

export function maybeTexts(input: Input, name: string): string[] | undefined {
  const value = input[name]
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(String)
  return String(value)
    .split(/[\s,]+/u)
    .filter(Boolean)
}
