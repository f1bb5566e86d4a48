import type { z } from 'zod'
import { isBirthDate } from './birth-date'
import {
  type Block,
  type BlockKind,
  type BlockOf,
  type InlineNode,
  type ListBlock,
  type ListItem,
  parseBlock,
} from './blocks'
import { isLinkAddress } from './link-address'

/** The most that a long text may hold, and parts of it. */
export const blockLimits = {
  blocks: 300,
  /** Of the whole text as JSON; the longest of the seed have some 20 000. */
  characters: 200_000,
  /** Of lists in lists, as nodes within nodes. */
  depth: 16,
  caption: 300,
  alternativeText: 300,
  button: 60,
} as const

/** What is wrong with a text; `block` counts from 1. */
export type BlockFault =
  | { fault: 'tooMany' | 'tooLong' | 'notBlocks' }
  | {
      fault:
        | 'kind'
        | 'address'
        | 'alternativeText'
        | 'caption'
        | 'buttonText'
        | 'date'
        | 'day'
        | 'broken'
      block: number
      kind?: BlockKind
    }

type Fault = Extract<BlockFault, { block: number }>['fault']

type Validator<Kind extends BlockKind> = (block: BlockOf<Kind>, today: string) => Fault | undefined

const badLink = (nodes: readonly InlineNode[]) =>
  nodes.some((node) => node.type === 'link' && !isLinkAddress(node.url)) ? 'address' : undefined

const ofWords: Validator<'paragraph' | 'heading' | 'quote'> = ({ children }) => badLink(children)

const ofList = ({ children }: ListBlock): Fault | undefined =>
  firstOf(children.map((item: ListItem | ListBlock) => ofItem(item)))

const ofItem = (item: ListItem | ListBlock): Fault | undefined =>
  item.type === 'list' ? ofList(item) : badLink(item.children)

const ofCaption = (caption: string): Fault | undefined =>
  caption.length > blockLimits.caption ? 'caption' : undefined

/** A picture needs a text alternative for readers who cannot see it. */
const ofPicture = (alternativeText: string, caption: string): Fault | undefined =>
  isBetween(alternativeText, 1, blockLimits.alternativeText)
    ? ofCaption(caption)
    : 'alternativeText'

const isBetween = (text: string, least: number, most: number) => {
  const { length } = text.trim()
  return length >= least && length <= most
}

const validators: { readonly [Kind in BlockKind]: Validator<Kind> } = {
  paragraph: ofWords,
  heading: ofWords,
  quote: ofWords,
  list: ofList,
  image: ({ image }) => ofPicture(image.alternativeText, image.caption),
  film: ({ alternativeText, caption }) => ofPicture(alternativeText, caption),
  button: ({ label, url }) => {
    if (!isBetween(label, 1, blockLimits.button)) return 'buttonText'
    return isLinkAddress(url) ? undefined : 'address'
  },
  chart: ({ date, caption }, today) => (isBirthDate(date, today) ? ofCaption(caption) : 'date'),
  cycle: ({ date, day, caption }, today) => {
    if (!isBirthDate(date, today)) return 'date'
    return isBirthDate(day, today) ? ofCaption(caption) : 'day'
  },
}

const validate = <Kind extends BlockKind>(block: BlockOf<Kind> & { type: Kind }, today: string) =>
  (validators[block.type] as Validator<Kind>)(block, today)

type Rules = {
  /** The civil date in the deployment's time zone. */
  today: string
  /** What may stand in this text. */
  kinds: readonly BlockKind[]
}

type Validated = { blocks: Block[]; fault?: undefined } | { blocks?: undefined; fault: BlockFault }

/** A text in the one form in which it may be stored; or its first fault. */
export function validateBlocks(given: unknown, { today, kinds }: Rules): Validated {
  if (!Array.isArray(given)) return { fault: { fault: 'notBlocks' } }
  if (given.length > blockLimits.blocks) return { fault: { fault: 'tooMany' } }
  if (isTooDeep(given)) return { fault: { fault: 'notBlocks' } }
  if (JSON.stringify(given).length > blockLimits.characters) return { fault: { fault: 'tooLong' } }
  const blocks: Block[] = []
  for (const [index, node] of given.entries()) {
    const { data: block, error } = parseBlock(node)
    if (!block) return { fault: { fault: partThatIsBroken(error), block: index + 1 } }
    const { type: kind } = block
    const fault = kinds.includes(kind) ? validate(block, today) : 'kind'
    if (fault) return { fault: { fault, block: index + 1, kind } }
    blocks.push(block)
  }
  return { blocks }
}

function partThatIsBroken({ issues }: z.ZodError): Fault {
  const [first] = issues.flatMap(({ path }) => path)
  return first === 'date' || first === 'day' ? first : 'broken'
}

/** Asked before anything walks down: what is nested a thousand times would end the walk. */
function isTooDeep(nodes: readonly unknown[]): boolean {
  let level: unknown[] = [...nodes]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > blockLimits.depth) return true
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null ? Object.values(node) : [],
    )
  }
  return false
}

const firstOf = <T>(values: readonly (T | undefined)[]) =>
  values.find((value) => value !== undefined)
