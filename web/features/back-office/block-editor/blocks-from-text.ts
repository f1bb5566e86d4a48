import type { BlockOf } from '@/lib/contract/blocks'

/** Plain lines as paragraphs: an empty line separates two, a single line break stays one. */
export const blocksFromText = (text: string): BlockOf<'paragraph'>[] =>
  text
    .replace(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n\s*/u)
    .map((lines) => ({ type: 'paragraph', children: [{ type: 'text', text: lines }] }))
