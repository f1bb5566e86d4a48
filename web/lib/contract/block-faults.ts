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

/** Limits of a long text and its blocks. */
export const blockLimits = {
  blocks: 300,
  /** Of the whole text as JSON; the longest seed text has about 20 000. */
  characters: 200_000,
  /** Nesting depth of nodes, e.g. lists within lists. */
  depth: 16,
  caption: 300,
  alternativeText: 300,
  button: 60,
} as const

/** What is wrong with a text; `block` is the number of the block, from 1. */
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

/** An image needs an alternative text for readers who cannot see it. */
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
  own: ({ caption }) => ofCaption(caption),
}

const validate = <Kind extends BlockKind>(block: BlockOf<Kind> & { type: Kind }, today: string) =>
  (validators[block.type] as Validator<Kind>)(block, today)

type Rules = {
  /** The civil date in the deployment's time zone. */
  today: string
  /** Block kinds that are allowed in this text. */
  kinds: readonly BlockKind[]
}

type Validated = { blocks: Block[]; fault?: undefined } | { blocks?: undefined; fault: BlockFault }

/** Returns the text in its canonical stored form, or its first fault. */
export function validateBlocks(input: unknown, { today, kinds }: Rules): Validated {
  if (!Array.isArray(input)) return { fault: { fault: 'notBlocks' } }
  if (input.length > blockLimits.blocks) return { fault: { fault: 'tooMany' } }
  if (isTooDeep(input)) return { fault: { fault: 'notBlocks' } }
  if (JSON.stringify(input).length > blockLimits.characters) return { fault: { fault: 'tooLong' } }
  const blocks: Block[] = []
  for (const [index, node] of input.entries()) {
    const { data: block, error } = parseBlock(node)
    if (!block) return { fault: { fault: faultOfError(error), block: index + 1 } }
    const { type: kind } = block
    const fault = kinds.includes(kind) ? validate(block, today) : 'kind'
    if (fault) return { fault: { fault, block: index + 1, kind } }
    blocks.push(block)
  }
  return { blocks }
}

function faultOfError({ issues }: z.ZodError): Fault {
  const [first] = issues.flatMap(({ path }) => path)
  return first === 'date' || first === 'day' ? first : 'broken'
}

/** Checked before any recursion: nodes nested a thousand levels deep would overflow the stack. */
export function isTooDeep(nodes: readonly unknown[]): boolean {
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
