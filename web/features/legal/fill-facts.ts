import type { BlockNode } from '@/server/cms/blocks-schema'
import type { Facts } from '@/server/cms/get-facts'

const isFact = (word: string, facts: Facts): word is keyof Facts => Object.hasOwn(facts, word)

const mark = /\{\{\s*(\w+)\s*\}\}/g

/**
 * Running text with the facts of whoever runs the site in the place of `{{seller}}` and its like, in words and in
 * addresses of links. What is no fact stays as it is written, so that its editor sees it.
 */
export function fillFacts(nodes: readonly BlockNode[], facts: Facts): BlockNode[] {
  const filled = (text: string) =>
    text.replace(mark, (written, word: string) => (isFact(word, facts) ? facts[word] : written))
  return nodes.map((node) => ({
    ...node,
    ...(node.text !== undefined && { text: filled(node.text) }),
    ...(node.url !== undefined && { url: filled(node.url) }),
    ...(node.children && { children: fillFacts(node.children, facts) }),
  }))
}
