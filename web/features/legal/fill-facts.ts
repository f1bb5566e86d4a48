import type { Block } from '@/lib/contract/blocks'
import type { Facts } from '@/server/cms/get-facts'

const isFact = (word: string, facts: Facts): word is keyof Facts => Object.hasOwn(facts, word)

const mark = /\{\{\s*(\w+)\s*\}\}/g

type Node = { text?: string; url?: string; children?: readonly Node[] }

/**
 * Replaces placeholders such as `{{seller}}` by facts of the site's operator, in text and in the addresses of links. An
 * unknown placeholder stays, so that its editor sees it.
 */
export function fillFacts(blocks: readonly Block[], facts: Facts): Block[] {
  const filled = (text: string) =>
    text.replace(mark, (written, word: string) => (isFact(word, facts) ? facts[word] : written))
  const fill = <One extends Node>(node: One): One => ({
    ...node,
    ...(node.text !== undefined && { text: filled(node.text) }),
    ...(node.url !== undefined && { url: filled(node.url) }),
    ...(node.children && { children: node.children.map(fill) }),
  })
  return blocks.map(fill)
}
