import { breakWords, joiner, type Word, wordsOf } from '@/features/print/break-lines'
import type { Face } from '@/features/print/fonts'
import { printable } from '@/features/print/letters'
import type { Style } from '@/features/print/styles'
import type { Typesetter } from '@/features/print/typesetter'
import type { InlineNode, TextNode } from '@/lib/contract/blocks'

/** How a stretch of a text differs from the rest. */
type Look = { face: Face; url?: string | undefined }

type RichWord = Word & { parts: { text: string; look: Look }[] }

/** A stretch of one line: its text, with a space or a joiner at its end. */
export type Stretch = { text: string; style: Style; width: number; url?: string | undefined }

type Measured = { style: Style; width: number; addressOf: (url: string) => string | undefined }

/** The lines of a text with emphasis and links. */
export function richLines(
  type: Typesetter,
  inlines: readonly InlineNode[],
  { style, width, addressOf }: Measured,
): Stretch[][] {
  const words: RichWord[] = []
  let isOpen = false
  for (const { text, look } of looksOf(inlines, style.face, addressOf)) {
    const ruler = (part: string) => type.widthOf(part, { ...style, face: look.face })
    const [first, ...rest] = wordsOf(printable(text), ruler, width).map(
      (word): RichWord => ({ ...word, parts: [{ text: word.text, look }] }),
    )
    const last = words.at(-1)
    // No space between two looks, as before a comma after a bold word: one word.
    if (first && last && isOpen && /^\S/.test(text)) words[words.length - 1] = joined(last, first)
    else if (first) words.push(first)
    words.push(...rest)
    if (text) isOpen = /\S$/.test(text)
  }
  const space = type.widthOf(' ', style)
  return breakWords(words, space, width).map((line) => stretchesOf(type, line, style))
}

const joined = (last: RichWord, next: RichWord): RichWord => ({
  text: last.text + next.text,
  width: last.width + next.width,
  joins: next.joins,
  parts: [...last.parts, ...next.parts],
})

type Piece = { text: string; look: Look }

function looksOf(
  inlines: readonly InlineNode[],
  base: Face,
  addressOf: Measured['addressOf'],
): Piece[] {
  return inlines.flatMap((inline): Piece[] => {
    if (inline.type === 'text') return [{ text: inline.text, look: { face: faceOf(inline, base) } }]
    const url = addressOf(inline.url)
    return inline.children.map((child) => ({
      text: child.text,
      look: { face: faceOf(child, base), url },
    }))
  })
}

function faceOf({ bold, italic }: TextNode, base: Face): Face {
  if (bold) return 'strong'
  // Emphasis within slanted text is upright.
  if (italic) return base === 'slanted' ? 'prose' : 'slanted'
  return base
}

/** Parts of a line, those of the same look as one. */
function stretchesOf(type: Typesetter, line: readonly RichWord[], base: Style): Stretch[] {
  const pieces: Piece[] = []
  line.forEach(({ parts, joins }, place) => {
    parts.forEach(({ text, look }, index) => {
      const isEnd = index === parts.length - 1 && !joins && place < line.length - 1
      const last = pieces.at(-1)
      const written = isEnd ? `${text} ` : text
      if (last && last.look.face === look.face && last.look.url === look.url) last.text += written
      else pieces.push({ text: written, look })
    })
  })
  return pieces.map(({ text, look }, place) => {
    const style = { ...base, face: look.face }
    const isLast = place === pieces.length - 1
    const continues = isLast ? line.at(-1)?.joins : !text.endsWith(' ')
    return {
      // The typesetter writes a space after a text without a joiner.
      text: continues ? text + joiner : text.trimEnd(),
      style,
      width: type.widthOf(text, style),
      url: look.url,
    }
  })
}
