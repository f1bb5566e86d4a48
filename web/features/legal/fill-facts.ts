import type { BlockNode } from '@/server/cms/blocks-schema'
import { type FactName, type Facts, factNames } from '@/server/cms/get-facts'

const isFact = (word: string): word is FactName => factNames.some((name) => name === word)

const mark = /\{\{\s*(\w+)\s*\}\}/g

/**
 * Running text with the facts of whoever runs the site in the place of `{{seller}}` and its like, in words and in
 * addresses of links. What is no fact stays as it is written, so that its editor sees it.
 */
export function fillFacts(nodes: readonly BlockNode[], facts: Facts): BlockNode[] {
  const filled = (text: string) =>
    text.replace(mark, (written, word: string) => (isFact(word) ? facts[word] : written))
  return nodes.map((node) => ({
    ...node,
    ...(node.text !== undefined && { text: filled(node.text) }),
    ...(node.url !== undefined && { url: filled(node.url) }),
    ...(node.children && { children: fillFacts(node.children, facts) }),
  }))
}
