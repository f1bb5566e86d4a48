import { flatten } from './flatten.ts'
import { plain, sectionsOf } from './sections.ts'

/** Text of each document, by its path from the root. */
export type Documents = ReadonlyMap<string, string>

/** A form of citation in code and documents. `faultOf` returns the fault of one match, or undefined. */
interface Form {
  example: string
  pattern: RegExp
  faultOf: (found: string[], documents: Documents) => string | undefined
}

const sectioned: Record<string, string> = { spec: 'docs/product.md', engine: 'docs/engine.md' }

const find = (file: string, isIt: (title: string) => boolean, documents: Documents) =>
  sectionsOf(documents.get(file) ?? '').find(({ title }) => isIt(title))

/** @param quoted including its quotation marks */
function faultOfWords(file: string, body: string, quoted: string | undefined) {
  if (quoted === undefined) return undefined
  const words = plain(quoted.slice(1, -1)).replace(/\.$/, '')
  return plain(body).includes(words) ? undefined : `${file} does not say ${quoted} there`
}

/** Every allowed form of citation. Text that looks like a citation and matches none of these is a fault. */
export const forms: readonly Form[] = [
  {
    example: 'spec §2, "Layout" · spec §4: "The bar shows …" · engine §4, §8',
    pattern:
      /\b(spec|engine) §(\d+)((?:(?:,| and| to|,? and also) §\d+)*)(?:[,:] ("[^"]+"|`[^`]+`))?/gi,
    faultOf: ([, which = '', first = '', others = '', quoted], documents) => {
      const file = sectioned[which.toLowerCase()] ?? ''
      const numbers = [first, ...[...others.matchAll(/\d+/g)].map(String)]
      const bodies = numbers.map(
        (number) => find(file, (title) => title.startsWith(`§${number} `), documents)?.body,
      )
      const missing = bodies.indexOf(undefined)
      if (missing !== -1) return `${file} has no §${numbers[missing]}`
      return faultOfWords(file, bodies.join('\n'), quoted)
    },
  },
  {
    example: 'quality, "Faults" · operating, "Settings"',
    pattern: /\b(quality|operating|editing|architecture|look|words)(?:\.md)?, ("[^"]+")/g,
    faultOf: ([, name = '', quoted], documents) => {
      const file = `docs/${name}.md`
      return faultOfWords(file, documents.get(file) ?? '', quoted)
    },
  },
  {
    example: 'architecture, 5',
    pattern: /\barchitecture, (\d+)/g,
    faultOf: ([, number = ''], documents) => {
      const file = 'docs/architecture.md'
      const reason = find(file, (title) => title.startsWith(`${number}. `), documents)
      return reason ? undefined : `${file} has no heading ${number}`
    },
  },
  {
    example: 'decision rate-limits · decisions page-cache and rate-limits',
    pattern: /\bdecisions? ([a-z]+(?:-[a-z]+)+)(?: and ([a-z]+(?:-[a-z]+)+))?/gi,
    faultOf: ([, ...names], documents) => {
      const missing = names.find((name) => name && !documents.has(`docs/decisions/${name}.md`))
      return missing && `docs/decisions has no ${missing}.md`
    },
  },
  {
    example: 'decision 33, by its number',
    pattern: /\bdecisions? \d+/gi,
    faultOf: () => 'decisions have no numbers: cite the record by its name',
  },
  {
    example: 'what stands elsewhere',
    pattern:
      /\bdecisions, ["`]|\(decisions\)|\bREADME, "|\bdesign[:/] ?\w+|(?<!\.\.\/)\bshared\/(?:spec|design)|(?<!docs\/)\b(?:back-office|library|decisions|product|chart-engine|visual|style)\.md\b/g,
    faultOf: () => 'cites what is not in this repository, or not by this name',
  },
]

/**
 * Invalid citations in a file.
 *
 * @param kind in code each § needs the name of its document; a document may cite its own sections
 */
export function faultsOfCitations(
  text: string,
  documents: Documents,
  { isCode }: { isCode: boolean },
): { line: number; fault: string }[] {
  const flat = flatten(text)
  const found = forms
    .filter(({ example }) => isCode || !example.startsWith('what stands'))
    .flatMap((form) => [...flat.text.matchAll(form.pattern)].map((match) => ({ form, match })))
  const faults = found.flatMap(({ form, match }) => {
    const fault = form.faultOf([...match], documents)
    return fault ? [{ line: flat.lineAt(match.index), fault: `${match[0]}: ${fault}` }] : []
  })
  return isCode ? [...faults, ...nameless(flat, found)] : faults
}

function nameless(flat: ReturnType<typeof flatten>, found: { match: RegExpExecArray }[]) {
  const isCited = (index: number) =>
    found.some(({ match }) => index >= match.index && index < match.index + match[0].length)
  return [...flat.text.matchAll(/§ ?\d+/g)]
    .filter(({ index }) => !isCited(index))
    .map((match) => ({
      line: flat.lineAt(match.index),
      fault: `${match[0]}: say of which document, as "spec §2"`,
    }))
}
