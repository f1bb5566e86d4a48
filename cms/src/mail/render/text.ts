import { addressInLetter } from './address-in-letter'
import { fillIn } from './fill-in'
import type { Letter } from './letter'
import { type BodyNode, buttonOf, wordsOf } from './nodes'

/** A body as plain text: the same words and addresses as in HTML. */
export const textOf = (body: readonly BodyNode[], letter: Letter): string =>
  body
    .map((node) => nodeText(node, letter))
    .filter((part) => part.trim() !== '')
    .join('\n\n')

function nodeText(node: BodyNode, letter: Letter): string {
  const parts = () => (node.children ?? []).map((child) => nodeText(child, letter))
  const inside = () => parts().join('')
  switch (node.type) {
    case 'text':
      return fillIn(node.text ?? '', letter.data)
    case 'paragraph':
      return buttonText(node, letter) ?? inside()
    case 'list':
      return listText(node, parts())
    case 'quote':
      return inside().replace(/^/gmu, '> ')
    case 'link':
      return linkText(node, letter, inside())
    case 'image':
      return node.image?.alternativeText ? `[${node.image.alternativeText}]` : ''
    default:
      return inside()
  }
}

const listText = ({ format }: BodyNode, items: readonly string[]) =>
  items.map((item, index) => `${format === 'ordered' ? `${index + 1}.` : '-'} ${item}`).join('\n')

function linkText({ url = '' }: BodyNode, { data, brand }: Letter, words: string) {
  const address = addressInLetter(url, data, brand.siteUrl)
  return !address || address === words ? words : `${words} (${address})`
}

function buttonText(node: BodyNode, { data, brand }: Letter) {
  const button = buttonOf(node)
  const address = button && addressInLetter(button.url ?? '', data, brand.siteUrl)
  return address ? `${fillIn(wordsOf(button), data)}:\n${address}` : undefined
}
