import type { InlineNode, ListBlock, TextNode } from '@krono/contract'
import { listEntries } from '@krono/contract'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import { linkTarget } from './link-target'
import { style } from './look'
import type { RenderContext } from './render-context'

/** Text of an e-mail with formatting and links. */
export const wordsHtml = (nodes: readonly InlineNode[], context: RenderContext): string =>
  nodes
    .map((node) => (node.type === 'link' ? linkHtml(node, context) : textHtml(node, context)))
    .join('')

/** A list with nested lists. */
export function listHtml({ format, children }: ListBlock, context: RenderContext): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = listEntries(children).map(
    ({ words, lists }) =>
      `<li>${wordsHtml(words, context)}${lists.map((list) => listHtml(list, context)).join('')}</li>`,
  )
  return `<${tag} style="${style.list}">${items.join('')}</${tag}>`
}

function textHtml(node: TextNode, { data }: RenderContext) {
  let words = escapeHtml(fillIn(node.text, data)).replace(/\n/gu, '<br>')
  if (node.bold) words = `<strong>${words}</strong>`
  if (node.italic) words = `<em>${words}</em>`
  if (node.underline) words = `<u>${words}</u>`
  if (node.strikethrough) words = `<s>${words}</s>`
  if (node.code) words = `<code>${words}</code>`
  return words
}

function linkHtml(
  { url, children }: Extract<InlineNode, { type: 'link' }>,
  context: RenderContext,
) {
  const inside = wordsHtml(children, context)
  const address = linkTarget(url, context.data, context.brand.siteUrl)
  if (!address) return inside
  return `<a class="link" href="${escapeHtml(address)}" style="${style.link}">${inside}</a>`
}
