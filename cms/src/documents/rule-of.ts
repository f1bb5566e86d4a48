import { currencies } from '@krono/contract'
import { patterns } from '../editor/patterns'
import { rules } from '../editor/rules'
import { writeMoney } from '../lib/money-form'
import type { PanelLanguage } from '../lib/panel-language'

/** A field of a schema, as far as it limits what may stand there. */
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

/** Which rule of a field a value breaks, in a sentence; `other` when it is none of those that a schema has. */
export function ruleOf(field: Limited, value: unknown, language: PanelLanguage): string {
  const said = rules[language]
  if (isEmpty(value)) return field.required ? said.required : said.other
  if (field.enum) return said.choice
  if (texts.includes(field.type)) return ruleOfText(field, value, language)
  if (numbers.includes(field.type)) return ruleOfNumber(field, value, language)
  if (field.type === 'boolean') return said.yesOrNo
  if (Array.isArray(value)) return ruleOfList(field, value, language)
  return field.type === 'datetime' ? said.moment : said.other
}

function ruleOfText(field: Limited, value: unknown, language: PanelLanguage): string {
  const said = rules[language]
  const { maxLength, minLength, regex, type } = field
  if (typeof value !== 'string') return said.text
  if (maxLength !== undefined && value.length > maxLength) return said.longest(String(maxLength))
  if (minLength !== undefined && value.length < minLength) return said.shortest(String(minLength))
  if (regex !== undefined && !new RegExp(regex).test(value)) {
    return patterns[regex]?.[language] ?? said.other
  }
  return type === 'email' ? said.email : said.other
}

function ruleOfList({ max }: Limited, { length }: readonly unknown[], language: PanelLanguage) {
  const said = rules[language]
  return max !== undefined && length > max ? said.most(String(max)) : said.other
}

function ruleOfNumber(field: Limited, value: unknown, language: PanelLanguage): string {
  const said = rules[language]
  const { min, max, type, options } = field
  const currency = currencies.find((one) => one === options?.currency)
  const written = (limit: number) =>
    currency ? writeMoney({ amount: limit, currency }, language) : String(limit)
  if (typeof value !== 'number') return said.number
  if (type === 'integer' && !Number.isInteger(value)) return said.whole
  if (min !== undefined && value < min) return said.least(written(min))
  if (max !== undefined && value > max) return said.most(written(max))
  return said.other
}
