import { type ListBlock, readProse, wordsIn } from '@krono/contract'
import { z } from 'zod'

/**
 * Strapi Blocks as paragraphs of plain text, equal for page and PDF: list items start with a dash, headings become
 * paragraphs. Throws for a value that is not Blocks.
 */
export const paragraphsOf = (blocks: unknown): string[] =>
  readProse(nodes.parse(blocks ?? []))
    .flatMap((block) => (block.type === 'list' ? itemsOf(block) : [oneLine(wordsIn(block))]))
    .filter((line) => line !== '')

const nodes = z.array(z.unknown())

// Items of a nested list are placed among those of the outer one.
const itemsOf = ({ children }: ListBlock): string[] =>
  children.flatMap((child) => {
    if (child.type === 'list') return itemsOf(child)
    const words = oneLine(wordsIn(child))
    return words === '' ? [] : [`– ${words}`]
  })

/** Without line breaks and surrounding spaces; non-breaking spaces stay. */
const oneLine = (words: string) => words.replace(/[ \t]*[\r\n]+[ \t]*/gu, ' ').trim()
