import { createHash } from 'node:crypto'
import { z } from 'zod'
import { paragraphsOf } from '../../analyses/texts/paragraphs'

const plainParagraphs = z.array(
  z.strictObject({
    type: z.literal('paragraph'),
    children: z.array(z.strictObject({ type: z.literal('text'), text: z.string() })),
  }),
)

/** A text as stored in a table: paragraphs separated by empty lines. */
export type PlainText = {
  text: string
  /** It has formatting that a table cannot contain: bold text, a link, a list. */
  isFormatted: boolean
}

export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()

export function plainOf(blocks: unknown): PlainText {
  const plain = plainParagraphs.safeParse(blocks ?? [])
  if (!plain.success) return { text: tidy(paragraphsOf(blocks).join('\n\n')), isFormatted: true }
  const paragraphs = plain.data.map(({ children }) => children.map(({ text }) => text).join(''))
  return { text: tidy(paragraphs.join('\n\n')), isFormatted: false }
}

export const blocksOf = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => ({ type: 'paragraph', children: [{ type: 'text', text: paragraph }] }))

/** The fields that a translator writes. */
export const fieldsOfText = ['title', 'short', 'long'] as const

export type TextField = (typeof fieldsOfText)[number]

export type TextCells = Readonly<Record<TextField, string>>

/** A hash to detect changes of a text since its table was exported; not a number to any spreadsheet. */
export const versionOf = (cells: TextCells) => {
  const words = JSON.stringify(fieldsOfText.map((field) => tidy(cells[field])))
  return `v${createHash('sha256').update(words).digest('hex').slice(0, 12)}`
}
