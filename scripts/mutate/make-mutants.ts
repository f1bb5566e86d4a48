import ts from 'typescript'
import { changesOf, type Place } from './mutators.ts'
import { childrenOf, isLeftAlone } from './syntax.ts'

/** A small change of a file, one of many that could be made to it. */
export interface Mutant {
  /** From the repository's root. */
  file: string
  /** `file#number`: the same as long as the file is. */
  id: string
  start: number
  end: number
  place: Place
  was: string
  becomes: string
  /** Where it stands: from 1. */
  line: number
  /** That line, as people read it. */
  around: string
}

/** A file with its changes, each at the piece of code that it changes. */
export interface Mutated {
  source: ts.SourceFile
  mutants: Mutant[]
  at: Map<ts.Node, Mutant[]>
}

/** @param file from the repository's root */
export function makeMutants(file: string, text: string): Mutated {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lines = text.split('\n')
  const mutants: Mutant[] = []
  const at = new Map<ts.Node, Mutant[]>()
  const look = (node: ts.Node) => {
    if (isLeftAlone(node)) return
    const start = node.getStart(source)
    const index = source.getLineAndCharacterOfPosition(start).line
    const found = changesOf(node).map((change, more) => ({
      ...change,
      file,
      id: `${file}#${mutants.length + more}`,
      start,
      end: node.end,
      was: text.slice(start, node.end),
      line: index + 1,
      around: (lines[index] ?? '').trim(),
    }))
    mutants.push(...found)
    if (found.length > 0) at.set(node, found)
    childrenOf(node).forEach(look)
  }
  childrenOf(source).forEach(look)
  return { source, mutants, at }
}

/** The file as it is with one change made to it. */
export const withMutant = (text: string, { start, end, becomes }: Mutant) =>
  text.slice(0, start) + becomes + text.slice(end)
