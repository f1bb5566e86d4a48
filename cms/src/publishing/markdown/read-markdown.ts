import { type Block, type BlockKind, blockKinds } from '@krono/contract'
import { today } from '../../platform/lib/clock'
import { blocksOfNode } from './blocks-of-tree'
import { type FrontMatter, splitFrontMatter } from './front-matter'
import type { Report } from './inlines-of'
import { type FoundFault, faultAt } from './markdown-fault'
import { parseTree } from './parse-tree'
import { picturesIn } from './pictures'

export type ReadText = {
  data: FrontMatter
  /** The address of a picture is the name of its file (`withPictures`). */
  blocks: Block[]
  pictures: string[]
  faults: FoundFault[]
}

type Rules = { kinds?: readonly BlockKind[]; today?: string }

type Place = { start: { line: number; offset?: number }; end: { offset?: number } }

const placeOf = ({ position }: { position?: unknown }) => position as Place | undefined

/** Reads a Markdown file as a long text of ours. Nothing of its text is lost; faults have the line of the file. */
export function readMarkdown(text: string, rules: Rules = {}): ReadText {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const { data, body, linesBefore, faults } = splitFrontMatter(source)
  const report: Report = (node, code, detail) => {
    faults.push(faultAt((placeOf(node)?.start.line ?? 1) + linesBefore, code, detail))
  }
  const sourceOf = (node: { position?: unknown }) =>
    body.slice(placeOf(node)?.start.offset, placeOf(node)?.end.offset)
  const reading = {
    ...{ report, sourceOf },
    kinds: rules.kinds ?? blockKinds,
    today: rules.today ?? today(),
  }
  const blocks = parseTree(body).children.flatMap((node) => blocksOfNode(node, reading))
  return { data, blocks, pictures: picturesIn(blocks), faults }
}

/** The blocks of a text that is known to be right. @throws with the line of the first fault */
export function blocksOfMarkdown(text: string, rules: Rules = {}): Block[] {
  const { blocks, faults } = readMarkdown(text, rules)
  const [fault] = faults
  if (fault) throw new Error(`line ${fault.line}: ${fault.code} ${fault.detail}`)
  return blocks
}
