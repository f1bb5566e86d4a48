import type ts from 'typescript'
import { type Mutant, type Mutated, makeMutants } from './make-mutants.ts'
import { switchCode, switchName } from './switch.ts'
import { childrenOf, isLeftAlone } from './syntax.ts'

const isOn = ({ id }: Mutant) => `${switchName}(${id.slice(id.indexOf('#') + 1)})`

/** How each change stands beside what is there, to be chosen while the program runs. */
const ways = {
  expression: (text, mutants) =>
    `(${mutants.map((one) => `${isOn(one)}?(${one.becomes}):`).join('')}${text})`,
  property: (text, [one]) => `...(${isOn(one)}?{}:{${text}})`,
  element: (text, [one]) => `...(${isOn(one)}?[]:[${text}])`,
  statement: (text, [one]) => `{if(!${isOn(one)}){${text}\n}}`,
} as const satisfies Record<
  Mutant['place'],
  (text: string, mutants: [Mutant, ...Mutant[]]) => string
>

/** A piece of code with all its changes, and those of what is in it, built in. */
function built(node: ts.Node, mutated: Pick<Mutated, 'source' | 'at'>): string {
  const { source, at } = mutated
  const isWhole = node === source
  const start = isWhole ? 0 : node.getStart(source)
  const { text } = source
  if (!isWhole && isLeftAlone(node)) return text.slice(start, node.end)
  let end = start
  let inner = ''
  for (const child of childrenOf(node)) {
    inner += text.slice(end, child.getStart(source)) + built(child, mutated)
    end = child.end
  }
  inner += text.slice(end, node.end)
  const mutants = at.get(node) ?? []
  // An array's element is a value as well: what changes the value stands inside.
  return (['expression', 'property', 'element', 'statement'] as const).reduce((code, place) => {
    const [first, ...rest] = mutants.filter((one) => one.place === place)
    return first ? ways[place](code, [first, ...rest]) : code
  }, inner)
}

/** A file with all its changes built in, each off until it is chosen. Lines stay where they were. */
export function instrument(file: string, text: string): string {
  const mutated = makeMutants(file, text)
  if (mutated.mutants.length === 0) return text
  return switchCode(file) + built(mutated.source, mutated)
}
