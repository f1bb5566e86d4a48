import type { Block } from '@/lib/contract/blocks'
import type { Facts } from '@/server/cms/get-facts'

const isFact = (word: string, facts: Facts): word is keyof Facts => Object.hasOwn(facts, word)

const mark = /\{\{\s*(\w+)\s*\}\}/g

type Node = { text?: string; url?: string; children?: readonly Node[] }

/**
 * Running text with the facts of the site's operator in place of `{{seller}}` and its like, in text and in addresses of
 * links. An unknown placeholder stays as it is written, so that its editor sees it.
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
