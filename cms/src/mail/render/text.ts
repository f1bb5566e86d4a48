import {
  type Block,
  type BlockKind,
  type BlockOf,
  type InlineNode,
  type ListBlock,
  listEntries,
} from '@krono/contract'
import { addressInLetter } from './address-in-letter'
import { drawingName, onSite } from './drawn'
import { fillIn } from './fill-in'
import type { Letter } from './letter'
import { letterWords } from './words'

/** A body as plain text: the same words and addresses as in HTML. */
export const textOf = (body: readonly Block[], letter: Letter): string =>
  body
    .map((block) => blockText(block, letter))
    .filter((part) => part.trim() !== '')
    .join('\n\n')

type Draw<Kind extends BlockKind> = (block: BlockOf<Kind>, letter: Letter) => string

/** How a letter says each kind of block where nothing is drawn. */
const draws: { readonly [Kind in BlockKind]: Draw<Kind> } = {
  paragraph: ({ children }, letter) => wordsText(children, letter),
  heading: ({ children }, letter) => wordsText(children, letter),
  list: listText,
  quote: ({ children }, letter) => wordsText(children, letter).replace(/^/gmu, '> '),
  image: ({ image }, letter) => named(image.alternativeText, image.caption, letter),
  film: ({ film, alternativeText, caption }, letter) => {
    const words = letterWords[letter.brand.language].watch(alternativeText)
    return lines(`${words}:`, onSite(film.url, letter), fillIn(caption, letter.data))
  },
  button: ({ label, url }, { data, brand }) => {
    const address = addressInLetter(url, data, brand.siteUrl)
    return address ? `${fillIn(label, data)}:\n${address}` : fillIn(label, data)
  },
  chart: drawingText,
  cycle: drawingText,
}

const blockText = (block: Block, letter: Letter) =>
  (draws[block.type] as Draw<BlockKind>)(block, letter)

const wordsText = (nodes: readonly InlineNode[], letter: Letter): string =>
  nodes
    .map((node) => (node.type === 'link' ? linkText(node, letter) : fillIn(node.text, letter.data)))
    .join('')

function linkText({ url, children }: Extract<InlineNode, { type: 'link' }>, letter: Letter) {
  const words = wordsText(children, letter)
  const address = addressInLetter(url, letter.data, letter.brand.siteUrl)
  return !address || address === words ? words : `${words} (${address})`
}

function listText({ format, children }: ListBlock, letter: Letter): string {
  const items = listEntries(children).map(({ words, lists }, index) => {
    const inner = lists.map((list) => listText(list, letter).replace(/^/gmu, '  '))
    const sign = format === 'ordered' ? `${index + 1}.` : '-'
    return lines(`${sign} ${wordsText(words, letter)}`, ...inner)
  })
  return items.join('\n')
}

function drawingText(block: BlockOf<'chart'> | BlockOf<'cycle'>, letter: Letter) {
  return named(drawingName(block, letter), block.caption, letter)
}

const named = (alternative: string, caption: string, { data }: Letter) =>
  lines(alternative && `[${alternative}]`, fillIn(caption, data))

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n')
