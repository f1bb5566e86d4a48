import {
  type Block,
  type BlockOf,
  blockLimits,
  type InlineNode,
  type ListItem,
  type TextNode,
  wordsIn,
} from '@krono/contract'
import type { Body } from './content-files'
import { unplacedPicture } from './place-pictures'

const mark = /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/gu

/** Parses `**bold**` and `[text](url)` in a line; omits empty pieces. */
export function inlineOf(line: string): InlineNode[] {
  const pieces: InlineNode[] = []
  let end = 0
  for (const match of line.matchAll(mark)) {
    if (match.index > end) pieces.push({ type: 'text', text: line.slice(end, match.index) })
    end = match.index + match[0].length
    const { bold, label = '', url = '' } = match.groups ?? {}
    if (bold) pieces.push({ type: 'text', text: bold, bold: true })
    else pieces.push({ type: 'link', url, children: [{ type: 'text', text: label }] })
  }
  if (end < line.length || pieces.length === 0) pieces.push({ type: 'text', text: line.slice(end) })
  return pieces
}

const itemsOf = (lines: readonly string[]): ListItem[] =>
  lines.map((line) => ({ type: 'list-item', children: inlineOf(line) }))

const noWords: [TextNode] = [{ type: 'text', text: '' }]

function blockOf(part: Body[number]): Block {
  if (typeof part === 'string') return { type: 'paragraph', children: inlineOf(part) }
  if ('h2' in part) return { type: 'heading', level: 2, children: inlineOf(part.h2) }
  if ('h3' in part) return { type: 'heading', level: 3, children: inlineOf(part.h3) }
  if ('ul' in part) return { type: 'list', format: 'unordered', children: itemsOf(part.ul) }
  if ('ol' in part) return { type: 'list', format: 'ordered', children: itemsOf(part.ol) }
  if ('picture' in part) return unplacedPicture(part.picture, part.caption)
  if ('chart' in part) {
    return { type: 'chart', date: part.chart, caption: part.caption, children: noWords }
  }
  if ('cycle' in part) {
    const { cycle: date, day, caption } = part
    return { type: 'cycle', date, day, caption, children: noWords }
  }
  return { type: 'quote', children: inlineOf(part.quote) }
}

/** Converts a text of the seed to blocks. */
export const blocksOf = (body: Body): Block[] => body.map(blockOf)

/** Converts the text of an e-mail; a line with only a link becomes a button. */
export const emailBlocks = (body: Body): Block[] => blocksOf(body).map(withButton)

/** Converts an interpretation text: paragraphs are separated by empty lines. */
export const paragraphsOf = (text: string): Block[] => blocksOf(text.split(/\n{2,}/))

/** The block, or a button if it is a paragraph with only a link. */
export function withButton(block: Block): Block | BlockOf<'button'> {
  if (block.type !== 'paragraph') return block
  // Strapi adds empty text nodes around links.
  const [only, ...others] = block.children.filter((child) => wordsIn(child).trim() !== '')
  if (only?.type !== 'link' || others.length > 0) return block
  const label = wordsIn(only)
  if (label.length > blockLimits.button) return block
  // A placeholder URL was stored with and without a leading slash.
  const url = only.url.replace(/^(https?:\/\/|\/)?(?=\{\{)/u, '/')
  return { type: 'button', label, url, children: [{ type: 'text', text: '' }] }
}
