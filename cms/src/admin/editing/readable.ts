import type { Shown } from '../../publishing/versions/shown-in'
import { dateIn } from '../list-words'
import { nameIn } from '../names'
import { languageOf } from '../shown-language'
import type { Words } from './words'

/** An attribute in the panel's schema. */
export type Attribute = {
  type: string
  multiple?: boolean
  component?: string
  /** The custom field type, if any. */
  customField?: string
}

type Attributes = Readonly<Record<string, Attribute>>

export type Reader = {
  language: string
  words: Words['values']
  /** Labels of pictures and entries. */
  shown: Shown
  /** Attributes of a component. */
  attributesOf: (component: string) => Attributes
  /** Label of a component's field in its form. */
  labelOf: (component: string, field: string) => string
  /** Label of a component. */
  nameOf: (component: string) => string
}

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plainIn = (value: unknown): Plain[] => [value].flat().filter(isPlain)

/** The value of a field as readable, comparable lines, without storage details. */
export function linesOf(
  value: unknown,
  attribute: Attribute | undefined,
  reader: Reader,
): string[] {
  if (value === null || value === undefined || value === '') return []
  const { words, shown, language } = reader
  // Of a video file only its name; the storage key is not shown.
  if (attribute?.customField === 'global::film')
    return plainIn(value).map(({ name }) => String(name))
  switch (attribute?.type) {
    case 'boolean':
      return [value === true ? words.yes : words.no]
    case 'enumeration':
      return [nameIn(languageOf(language), String(value))]
    case 'datetime':
    case 'date':
      return [dateIn(language, String(value))]
    case 'media':
      return [value].flat().map((id) => shown.files[Number(id)] ?? words.goneFile)
    case 'relation':
      return plainIn(value).map(
        ({ documentId }) => shown.entries[String(documentId)] ?? words.goneEntry,
      )
    case 'component':
      return plainIn(value).flatMap((part) => linesOfPart(part, attribute.component ?? '', reader))
    case 'dynamiczone':
      return plainIn(value).flatMap((part) => {
        const component = String(part.__component)
        return [`${reader.nameOf(component)}:`, ...linesOfPart(part, component, reader)]
      })
    default:
      return linesOfText(value, words)
  }
}

const linesOfPart = (part: Plain, component: string, reader: Reader): string[] =>
  Object.entries(reader.attributesOf(component)).flatMap(([name, attribute]) => {
    const lines = linesOf(part[name], attribute, reader)
    const label = reader.labelOf(component, name)
    return lines.length > 1 ? [`${label}:`, ...lines] : lines.map((line) => `${label}: ${line}`)
  })

/** The lines of a plain text, of rich text nodes, or of any other value. */
function linesOfText(value: unknown, words: Words['values']): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOfText(one, words))
  if (isPlain(value)) return linesOfNode(value, words)
  return String(value).split('\n')
}

/** Node properties that affect appearance only. */
const looks = new Set(['type', 'format', 'level', 'indentLevel', 'bold', 'italic', 'underline'])

function linesOfNode(node: Plain, words: Words['values']): string[] {
  if (node.type === 'list') {
    const items = plainIn(node.children)
    return items.flatMap((item) =>
      item.type === 'list' ? linesOfNode(item, words) : [`• ${textIn(item)}`],
    )
  }
  if (isPlain(node.image)) {
    const { alternativeText, name } = node.image
    return [`[${words.picture}: ${String(alternativeText || name || '')}]`]
  }
  return [textIn(node)]
}

/** Every word in a node, and the targets of its links. */
function textIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(textIn).join('')
  if (!isPlain(node)) return node === null || node === undefined ? '' : String(node)
  if (typeof node.text === 'string') return node.text
  if (node.type === 'link' || node.type === 'button') {
    return `${String(node.label ?? textIn(node.children))} (${String(node.url ?? '')})`
  }
  return Object.entries(node)
    .filter(([name]) => !looks.has(name))
    .map(([, inner]) => textIn(inner))
    .join('')
}
