import {
  type Block,
  type BlockKind,
  type BlockOf,
  type InlineNode,
  type ListBlock,
  listEntries,
} from '@krono/contract'
import { drawingName, onSite } from './drawn'
import { fillIn } from './fill-in'
import { linkTarget } from './link-target'
import type { RenderContext } from './render-context'
import { emailWords } from './words'

/** Renders a body as plain text, with the same texts and URLs as the HTML. */
export const textOf = (body: readonly Block[], context: RenderContext): string =>
  body
    .map((block) => blockText(block, context))
    .filter((part) => part.trim() !== '')
    .join('\n\n')

type Renderer<Kind extends BlockKind> = (block: BlockOf<Kind>, context: RenderContext) => string

/** Plain text of each kind of block. */
const renderers: { readonly [Kind in BlockKind]: Renderer<Kind> } = {
  paragraph: ({ children }, context) => wordsText(children, context),
  heading: ({ children }, context) => wordsText(children, context),
  list: listText,
  quote: ({ children }, context) => wordsText(children, context).replace(/^/gmu, '> '),
  image: ({ image }, context) => named(image.alternativeText, image.caption, context),
  film: ({ film, alternativeText, caption }, context) => {
    const words = emailWords[context.brand.language].watch(alternativeText)
    return lines(`${words}:`, onSite(film.url, context), fillIn(caption, context.data))
  },
  button: ({ label, url }, { data, brand }) => {
    const address = linkTarget(url, data, brand.siteUrl)
    return address ? `${fillIn(label, data)}:\n${address}` : fillIn(label, data)
  },
  chart: drawingText,
  cycle: drawingText,
  // The recipient's own drawing is on the page only.
  own: ({ caption }, { data }) => fillIn(caption, data),
}

const blockText = (block: Block, context: RenderContext) =>
  (renderers[block.type] as Renderer<BlockKind>)(block, context)

const wordsText = (nodes: readonly InlineNode[], context: RenderContext): string =>
  nodes
    .map((node) =>
      node.type === 'link' ? linkText(node, context) : fillIn(node.text, context.data),
    )
    .join('')

function linkText(
  { url, children }: Extract<InlineNode, { type: 'link' }>,
  context: RenderContext,
) {
  const words = wordsText(children, context)
  const address = linkTarget(url, context.data, context.brand.siteUrl)
  return !address || address === words ? words : `${words} (${address})`
}

function listText({ format, children }: ListBlock, context: RenderContext): string {
  const items = listEntries(children).map(({ words, lists }, index) => {
    const inner = lists.map((list) => listText(list, context).replace(/^/gmu, '  '))
    const sign = format === 'ordered' ? `${index + 1}.` : '-'
    return lines(`${sign} ${wordsText(words, context)}`, ...inner)
  })
  return items.join('\n')
}

function drawingText(block: BlockOf<'chart'> | BlockOf<'cycle'>, context: RenderContext) {
  return named(drawingName(block, context), block.caption, context)
}

const named = (alternative: string, caption: string, { data }: RenderContext) =>
  lines(alternative && `[${alternative}]`, fillIn(caption, data))

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n')
