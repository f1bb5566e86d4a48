import type { Body } from './content-files'

type Text = { type: 'text'; text: string; bold?: true }
type Inline = Text | { type: 'link'; url: string; children: Text[] }
type ListItem = { type: 'list-item'; children: Inline[] }

/** Strapi's rich text, as far as the seed uses it. */
export type Block =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] }

const mark = /\*\*(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/gu

/** `**bold**` and `[text](url)` inside a line; empty pieces are left out. */
export function inlineOf(line: string): Inline[] {
  const pieces: Inline[] = []
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

function blockOf(part: Body[number]): Block {
  if (typeof part === 'string') return { type: 'paragraph', children: inlineOf(part) }
  if ('h2' in part) return { type: 'heading', level: 2, children: inlineOf(part.h2) }
  if ('h3' in part) return { type: 'heading', level: 3, children: inlineOf(part.h3) }
  if ('ul' in part) return { type: 'list', format: 'unordered', children: itemsOf(part.ul) }
  if ('ol' in part) return { type: 'list', format: 'ordered', children: itemsOf(part.ol) }
  return { type: 'quote', children: inlineOf(part.quote) }
}

/** Text of the seed as Strapi Blocks. */
export const blocksOf = (body: Body): Block[] => body.map(blockOf)

/** Paragraphs divided by empty lines, as the interpretation texts are written. */
export const paragraphsOf = (text: string): Block[] => blocksOf(text.split(/\n{2,}/))
