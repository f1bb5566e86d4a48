import { type BodyNode, bodySchema, wordsOf } from '../../mail/render/nodes'

/**
 * Strapi Blocks as paragraphs of plain text, the same for page and PDF: an item of a list is one that begins with a
 * dash, a heading is one too. Throws for what is no Blocks.
 */
export const paragraphsOf = (blocks: unknown): string[] =>
  bodySchema
    .parse(blocks ?? [])
    .flatMap(linesOf)
    .filter((line) => line !== '')

function linesOf(node: BodyNode): string[] {
  if (node.type === 'list') return (node.children ?? []).flatMap(itemsOf)
  return [oneLine(wordsOf(node))]
}

// A list inside a list stands among the items of the outer one.
function itemsOf(node: BodyNode): string[] {
  if (node.type === 'list') return linesOf(node)
  const words = oneLine(wordsOf(node))
  return words === '' ? [] : [`– ${words}`]
}

/** Without line breaks, and without the space around them; a space that must not break stays. */
const oneLine = (words: string) => words.replace(/[ \t]*[\r\n]+[ \t]*/gu, ' ').trim()
