import { currencies } from '@krono/contract'
import { patterns } from '../../panel/editor/patterns'
import { rules } from '../../panel/editor/rules'
import { writeMoney } from '../../platform/lib/money-form'
import type { PanelLanguage } from '../../platform/lib/panel-language'

/** A field of a schema, with its limits. */
export type Limited = {
  type: string
  required?: boolean
  enum?: readonly string[]
  min?: number
  max?: number
  minLength?: number
  maxLength?: number
  regex?: string
  options?: { currency?: string }
}

const texts: readonly string[] = ['string', 'text', 'email', 'richtext', 'uid']
const numbers: readonly string[] = ['integer', 'biginteger', 'decimal', 'float']

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The message of the rule that a value breaks; `other` if it is none of the schema's rules. */
export function ruleOf(field: Limited, value: unknown, language: PanelLanguage): string {
  const wording = rules[language]
  if (isEmpty(value)) return field.required ? wording.required : wording.other
  if (field.enum) return wording.choice
  if (texts.includes(field.type)) return ruleOfText(field, value, language)
  if (numbers.includes(field.type)) return ruleOfNumber(field, value, language)
  if (field.type === 'boolean') return wording.yesOrNo
  if (Array.isArray(value)) return ruleOfList(field, value, language)
  return field.type === 'datetime' ? wording.moment : wording.other
}

function ruleOfText(field: Limited, value: unknown, language: PanelLanguage): string {
  const wording = rules[language]
  const { maxLength, minLength, regex, type } = field
  if (typeof value !== 'string') return wording.text
  if (maxLength !== undefined && value.length > maxLength) return wording.longest(String(maxLength))
  if (minLength !== undefined && value.length < minLength)
    return wording.shortest(String(minLength))
  if (regex !== undefined && !new RegExp(regex).test(value)) {
    return patterns[regex]?.[language] ?? wording.other
  }
  return type === 'email' ? wording.email : wording.other
}

function ruleOfList(
  { min, max }: Limited,
  { length }: readonly unknown[],
  language: PanelLanguage,
) {
  const wording = rules[language]
  if (min !== undefined && length < min) return wording.least(String(min))
  return max !== undefined && length > max ? wording.most(String(max)) : wording.other
}

function ruleOfNumber(field: Limited, value: unknown, language: PanelLanguage): string {
  const wording = rules[language]
  const { min, max, type, options } = field
  const currency = currencies.find((one) => one === options?.currency)
  const written = (limit: number) =>
    currency ? writeMoney({ amount: limit, currency }, language) : String(limit)
  if (typeof value !== 'number') return wording.number
  if (type === 'integer' && !Number.isInteger(value)) return wording.whole
  if (min !== undefined && value < min) return wording.least(written(min))
  if (max !== undefined && value > max) return wording.most(written(max))
  return wording.other
}
