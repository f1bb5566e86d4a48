import type { InlineNode, ListBlock, TextNode } from '@krono/contract'
import { listEntries } from '@krono/contract'
import { addressInLetter } from './address-in-letter'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import type { Letter } from './letter'
import { style } from './look'

/** Words of a letter with their looks and links. */
export const wordsHtml = (nodes: readonly InlineNode[], letter: Letter): string =>
  nodes
    .map((node) => (node.type === 'link' ? linkHtml(node, letter) : textHtml(node, letter)))
    .join('')

/** A list, and the lists in it. */
export function listHtml({ format, children }: ListBlock, letter: Letter): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = listEntries(children).map(
    ({ words, lists }) =>
      `<li>${wordsHtml(words, letter)}${lists.map((list) => listHtml(list, letter)).join('')}</li>`,
  )
  return `<${tag} style="${style.list}">${items.join('')}</${tag}>`
}

function textHtml(node: TextNode, { data }: Letter) {
  let words = escapeHtml(fillIn(node.text, data)).replace(/\n/gu, '<br>')
  if (node.bold) words = `<strong>${words}</strong>`
  if (node.italic) words = `<em>${words}</em>`
  if (node.underline) words = `<u>${words}</u>`
  if (node.strikethrough) words = `<s>${words}</s>`
  if (node.code) words = `<code>${words}</code>`
  return words
}

function linkHtml({ url, children }: Extract<InlineNode, { type: 'link' }>, letter: Letter) {
  const inside = wordsHtml(children, letter)
  const address = addressInLetter(url, letter.data, letter.brand.siteUrl)
  if (!address) return inside
  return `<a class="link" href="${escapeHtml(address)}" style="${style.link}">${inside}</a>`
}
