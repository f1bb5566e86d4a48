import path from 'node:path'
import type { Documents } from './citations.ts'
import { anchorOf, sectionsOf, withoutFences } from './sections.ts'

const largestReadme = 10_000

/**
 * What is wrong with the documents themselves.
 *
 * @param known every file and folder, from the root
 */
export const faultsOfDocuments = (documents: Documents, known: ReadonlySet<string>) => [
  ...[...documents].flatMap(([file, text]) => {
    const prose = withoutFences(text)
    const faults = [
      ...faultsOfLinks(file, prose, documents, known),
      ...faultsOfPaths(prose, known),
      ...(keyedByLanguage.has(file) ? [] : doubledRows(prose)),
      ...(file.startsWith('docs/decisions/') ? faultsOfDecision(file, text) : []),
    ]
    return faults.map((fault) => `${file}: ${fault}`)
  }),
  ...faultsOfSize(documents.get('README.md') ?? ''),
  ...doubledDecisions([...documents.keys()]),
  ...lostDecisions(documents),
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

/** Paths between backticks stand for what is there; `*` and `<name>` stand for anything. */
function faultsOfPaths(prose: string, known: ReadonlySet<string>) {
  const tops = new Set([...known].map((name) => name.split('/')[0] ?? ''))
  return [...prose.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
    const isPath = tops.has(name.split('/')[0] ?? '') && /\/|\.\w+$/.test(name)
    // What a program makes while it runs lies in hidden folders.
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

// Rows of several languages and of words that both people and code use begin alike.
const keyedByLanguage = new Set(['docs/words.md'])

/** No row stands twice in a document, whichever table it is in. */
function doubledRows(prose: string) {
  const lines = prose.split('\n')
  const isHead = (index: number) => /^\|[\s|:-]+$/.test(lines[index + 1] ?? '')
  const rows = lines.flatMap((line, index) =>
    line.startsWith('| ') && !isHead(index) ? [line.split(' | ')[0]?.slice(2).trim() ?? ''] : [],
  )
  const doubled = rows.filter((row, index) => /\p{L}/u.test(row) && rows.indexOf(row) !== index)
  return doubled.map((row) => `has two rows "${row}"`)
}

function faultsOfDecision(file: string, text: string) {
  const number = /(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]
  if (!number) return ['is not named NNN-name.md']
  const wanted = [
    new RegExp(`^# ${number}\\. .+\n\n\\d{4}-\\d\\d-\\d\\d\n\n`),
    /\n\*\*Context\.\*\* /,
    /\n\*\*Decision\.\*\* /,
    /\n\*\*Consequence\.\*\* /,
  ]
  const isWhole = wanted.every((part) => part.test(text))
  return isWhole ? [] : ['lacks number and title, date, context, decision or consequence']
}

function doubledDecisions(files: string[]) {
  const numbers = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? [])
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  return doubled.map((number) => `docs/decisions: two have the number ${number}`)
}

/** One that a later one replaced was taken in by it, so that its number leads somewhere. */
function lostDecisions(documents: Documents) {
  const own = [...documents].filter(([file]) => file.startsWith('docs/decisions/'))
  const there = new Set(own.map(([file]) => Number(file.slice(15, 18))))
  const taken = own.flatMap(([, text]) =>
    [...text.matchAll(/Takes in (\d{3})/g)].map(([, number]) => Number(number)),
  )
  const numbers = Array.from({ length: Math.max(0, ...there) }, (_, index) => index + 1)
  return numbers
    .filter((number) => !there.has(number) && !taken.includes(number))
    .map((number) => `docs/decisions: nothing has the number ${number}, or says "Takes in" it`)
}
