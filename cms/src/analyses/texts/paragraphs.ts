import { type ListBlock, readProse, wordsIn } from '@krono/contract'
import { z } from 'zod'

/**
 * Strapi Blocks as paragraphs of plain text, the same for page and PDF: an item of a list is one that begins with a
 * dash, a heading is one too. Throws for what is no Blocks.
 */
export const paragraphsOf = (blocks: unknown): string[] =>
  readProse(nodes.parse(blocks ?? []))
    .flatMap((block) => (block.type === 'list' ? itemsOf(block) : [oneLine(wordsIn(block))]))
    .filter((line) => line !== '')

const nodes = z.array(z.unknown())

// A list inside a list stands among the items of the outer one.
const itemsOf = ({ children }: ListBlock): string[] =>
  children.flatMap((child) => {
    if (child.type === 'list') return itemsOf(child)
    const words = oneLine(wordsIn(child))
    return words === '' ? [] : [`– ${words}`]
  })

/** Without line breaks, and without the space around them; a space that must not break stays. */
const oneLine = (words: string) => words.replace(/[ \t]*[\r\n]+[ \t]*/gu, ' ').trim()
