import { normalizeText } from '@krono/contract'
import { paragraphsOf } from '../analyses/texts/paragraphs'
import type { TextPart } from './writing'

/** An attribute of a Strapi schema, as far as texts need it. */
export type Attribute = {
  type: string
  visible?: boolean
  component?: string
  repeatable?: boolean
  components?: readonly string[]
}

export type Attributes = Readonly<Record<string, Attribute>>

/** The attributes of a component by name. */
type FindComponent = (name: string) => Attributes

type Row = Readonly<Record<string, unknown>>

const plain = new Set(['string', 'text', 'richtext', 'email'])

/** Identifiers for code: not written by editors, and not searched. */
const names = new Set(['key', 'reference', 'stripePriceHuf', 'stripePriceGbp'])

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** All texts of an entry, field by field, in the order of its schema; empty ones are omitted. */
export function partsOf(
  row: Row,
  attributes: Attributes,
  find: FindComponent,
  prefix = '',
): TextPart[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const field = prefix + name
    const value = row[name]
    if (attribute.visible === false || names.has(name) || value == null) return []
    if (plain.has(attribute.type)) return partOf(field, String(value))
    if (attribute.type === 'blocks') return partOf(field, wordsOf(value))
    // A component, several of them, or a dynamic zone with the type of each.
    return [value].flat().flatMap((inner) => {
      const component = attribute.component ?? (isRow(inner) ? String(inner.__component) : '')
      const isKnown = attribute.component ?? attribute.components?.includes(component)
      return isRow(inner) && isKnown ? partsOf(inner, find(component), find, `${field}.`) : []
    })
  })
}

function partOf(field: string, words: string): TextPart[] {
  const text = words.normalize('NFC').trim()
  return text === '' ? [] : [{ field, text, normalized: normalizeText(text) }]
}

/** A value that is not Blocks has no text. */
function wordsOf(blocks: unknown): string {
  try {
    return paragraphsOf(blocks).join('\n')
  } catch {
    return ''
  }
}

/** The populate parameter to read an entry with its components. */
export function populateOf(attributes: Attributes, find: FindComponent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
      const { type, component, components = [] } = attribute
      if (type === 'dynamiczone') {
        const on = components.map((one) => [one, { populate: populateOf(find(one), find) }])
        return [[name, { on: Object.fromEntries(on) }]]
      }
      return component ? [[name, { populate: populateOf(find(component), find) }]] : []
    }),
  )
}
