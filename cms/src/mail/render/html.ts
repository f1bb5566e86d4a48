import { addressInLetter } from './address-in-letter'
import { fillIn } from './fill-in'
import type { Letter } from './letter'
import { style } from './look'
import { type BodyNode, buttonOf, wordsOf } from './nodes'
import { letterWords } from './words'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '')

/** A body as HTML: every text escaped, and nothing but the tags that stand here. */
export const htmlOf = (body: readonly BodyNode[], letter: Letter): string =>
  body.map((node) => nodeHtml(node, letter)).join('\n')

function nodeHtml(node: BodyNode, letter: Letter): string {
  const inside = () => (node.children ?? []).map((child) => nodeHtml(child, letter)).join('')
  switch (node.type) {
    case 'text':
      return wordsHtml(node, letter)
    case 'heading':
      return headingHtml(node, inside())
    case 'paragraph':
      return buttonHtml(node, letter) ?? paragraphHtml(inside())
    case 'list': {
      const tag = node.format === 'ordered' ? 'ol' : 'ul'
      return `<${tag} style="${style.list}">${inside()}</${tag}>`
    }
    case 'list-item':
      return `<li>${inside()}</li>`
    case 'quote':
      return `<blockquote class="quote" style="${style.quote}">${inside()}</blockquote>`
    case 'link':
      return linkHtml(node, letter, inside())
    case 'image':
      return imageHtml(node, letter)
    default:
      return inside()
  }
}

const paragraphHtml = (inside: string) =>
  inside.trim() === '' ? '' : `<p style="${style.paragraph}">${inside}</p>`

function headingHtml({ level = 2 }: BodyNode, inside: string) {
  // The subject is the only heading of the first level.
  const tag = level <= 2 ? 'h2' : 'h3'
  return `<${tag} class="ink" style="${style.heading}">${inside}</${tag}>`
}

function wordsHtml(node: BodyNode, { data }: Letter) {
  let words = escapeHtml(fillIn(node.text ?? '', data)).replace(/\n/gu, '<br>')
  if (node.bold) words = `<strong>${words}</strong>`
  if (node.italic) words = `<em>${words}</em>`
  if (node.underline) words = `<u>${words}</u>`
  if (node.strikethrough) words = `<s>${words}</s>`
  return words
}

function linkHtml({ url = '' }: BodyNode, { data, brand }: Letter, inside: string) {
  const address = addressInLetter(url, data, brand.siteUrl)
  if (!address) return inside
  return `<a class="link" href="${escapeHtml(address)}" style="${style.link}">${inside}</a>`
}

function buttonHtml(node: BodyNode, { data, brand }: Letter) {
  const button = buttonOf(node)
  const address = button && addressInLetter(button.url ?? '', data, brand.siteUrl)
  if (!address) return undefined
  const href = escapeHtml(address)
  const label = escapeHtml(fillIn(wordsOf(button), data))
  return `<p style="${style.paragraph}"><a class="button" href="${href}" style="${style.button}">${label}</a></p>
<p class="muted" style="${style.note}">${letterWords[brand.language].ifButtonFails}<br><a class="muted" href="${href}" style="color:inherit">${href}</a></p>`
}

function imageHtml({ image }: BodyNode, { data, brand }: Letter) {
  const address = image && addressInLetter(image.url, data, brand.siteUrl)
  if (!address) return ''
  const alt = escapeHtml(image.alternativeText ?? '')
  return `<p style="${style.paragraph}"><img src="${escapeHtml(address)}" alt="${alt}" style="${style.image}"></p>`
}
