import path from 'node:path'
import type { Documents } from './citations.ts'
import { anchorOf, sectionsOf, withoutFences } from './sections.ts'

const largestReadme = 10_000

/**
 * Faults of the documents themselves.
 *
 * @param known every file and folder, by its path from the root
 */
export const faultsOfDocuments = (documents: Documents, known: ReadonlySet<string>) => [
  ...[...documents].flatMap(([file, text]) => {
    const prose = withoutFences(text)
    const faults = [
      ...faultsOfLinks(file, prose, documents, known),
      ...faultsOfPaths(prose, known),
      ...(keyedByLanguage.has(file) ? [] : doubledRows(prose)),
      ...(isRecord(file) ? faultsOfRecord(file, text) : []),
    ]
    return faults.map((fault) => `${file}: ${fault}`)
  }),
  ...faultsOfSize(documents.get('README.md') ?? ''),
  ...unlistedRecords(documents),
]

function faultsOfSize(readme: string) {
  const bytes = Buffer.byteLength(readme)
  return bytes > largestReadme ? [`README.md: ${bytes} bytes, at most ${largestReadme}`] : []
}

function faultsOfLinks(
  file: string,
  prose: string,
  documents: Documents,
  known: ReadonlySet<string>,
) {
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^(https?|mailto):/.test(target)) return []
    const [place = '', anchor] = target.split('#')
    const wanted = place === '' ? file : path.posix.join(path.posix.dirname(file), place)
    if (!known.has(wanted)) return [`leads to ${target}, which is not there`]
    if (anchor === undefined) return []
    const titles = sectionsOf(documents.get(wanted) ?? '').map(({ title }) => anchorOf(title))
    return titles.includes(anchor) ? [] : [`leads to ${target}, which has no such heading`]
  })
}

/** Paths in backticks must exist; `*` and `<name>` match anything. */
function faultsOfPaths(prose: string, known: ReadonlySet<string>) {
  const tops = new Set([...known].map((name) => name.split('/')[0] ?? ''))
  return [...prose.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
    const isPath = tops.has(name.split('/')[0] ?? '') && /\/|\.\w+$/.test(name)
    // Files created at runtime are in hidden folders.
    if (!isPath || name.includes('/.')) return []
    return isThere(name.replace(/\/$/, ''), known) ? [] : [`names ${name}, which is not there`]
  })
}

function isThere(name: string, known: ReadonlySet<string>) {
  if (!/[*<]/.test(name)) return known.has(name)
  const escaped = name.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`^${escaped.replace(/<[^>]+>/g, '[^/]+').replaceAll('*', '[^/]*')}$`)
  return [...known].some((place) => pattern.test(place))
}

// Rows of several languages, and of words used by both people and code, start with the same cell.
const keyedByLanguage = new Set(['docs/words.md'])

/** Rows that occur twice in a document, in any of its tables. */
function doubledRows(prose: string) {
  const lines = prose.split('\n')
  const isHead = (index: number) => /^\|[\s|:-]+$/.test(lines[index + 1] ?? '')
  const rows = lines.flatMap((line, index) =>
    line.startsWith('| ') && !isHead(index) ? [line.split(' | ')[0]?.slice(2).trim() ?? ''] : [],
  )
  const doubled = rows.filter((row, index) => /\p{L}/u.test(row) && rows.indexOf(row) !== index)
  return doubled.map((row) => `has two rows "${row}"`)
}

const indexFile = 'docs/decisions/README.md'

const isRecord = (file: string) => file.startsWith('docs/decisions/') && file !== indexFile

const partsOfRecord = [
  /^# .+\n\nStatus: (?:accepted|superseded) · \d{4}-\d\d-\d\d\n\n/,
  /\n\*\*Context\.\*\*\s/,
  /\n\*\*Decision\.\*\*\s/,
  /\n\*\*Consequences\.\*\*\s/,
  /\n\*\*Alternatives\.\*\*\s/,
]

function faultsOfRecord(file: string, text: string) {
  const isNamed = /\/[a-z]+(?:-[a-z]+)+\.md$/.test(file)
  const isWhole = partsOfRecord.every((part) => part.test(text))
  return [
    ...(isNamed ? [] : ['is not named like rate-limits.md']),
    ...(isWhole
      ? []
      : ['lacks title, status and date, context, decision, consequences or alternatives']),
  ]
}

/** Records that the index does not link exactly once. Broken links are checked in every document. */
function unlistedRecords(documents: Documents) {
  const links = [...(documents.get(indexFile) ?? '').matchAll(/\]\(([^)#\s]+)/g)].map(
    ([, to]) => to,
  )
  return [...documents.keys()].filter(isRecord).flatMap((file) => {
    const count = links.filter((to) => to === path.posix.basename(file)).length
    return count === 1 ? [] : [`${indexFile}: links ${file} ${count} times, not once`]
  })
}
