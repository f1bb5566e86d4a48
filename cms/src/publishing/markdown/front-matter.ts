import { parseDocument } from 'yaml'
import { type FoundFault, faultAt } from './markdown-fault'

/** Plain values by name; anything nested is a fault. */
export type FrontMatter = Readonly<Record<string, string | number | boolean | null>>

type Split = { data: FrontMatter; body: string; linesBefore: number; faults: FoundFault[] }

const fenced = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/

/** Splits the values at the top of a file, between two lines of `---`, from its text. */
export function splitFrontMatter(text: string): Split {
  const found = fenced.exec(text)
  if (!found) return { data: {}, body: text, linesBefore: 0, faults: [] }
  const [whole, source = ''] = found
  const read = readValues(source)
  const linesBefore = whole.split('\n').length - 1
  return { ...read, body: text.slice(whole.length), linesBefore }
}

function readValues(source: string): Pick<Split, 'data' | 'faults'> {
  // Dates stay text, and aliases, by which a small file grows without limit, are refused.
  const document = parseDocument(source, { schema: 'core', uniqueKeys: true })
  const [error] = document.errors
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1
    return { data: {}, faults: [faultAt(line, 'frontMatter', error.message.split('\n')[0])] }
  }
  const values: unknown = toPlain(document)
  if (values === null || values === undefined) return { data: {}, faults: [] }
  const entries = typeof values === 'object' && !Array.isArray(values) ? Object.entries(values) : []
  const isFlat = entries.length > 0 && entries.every(([, value]) => Object(value) !== value)
  if (!isFlat) return { data: {}, faults: [faultAt(2, 'frontMatter', source.split('\n')[0])] }
  return { data: Object.fromEntries(entries), faults: [] }
}

function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return []
  }
}
