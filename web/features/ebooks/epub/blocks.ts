import type { DocumentWords } from '@/features/analysis/document/document-words'
import type {
  Block,
  BlockKind,
  BlockOf,
  InlineNode,
  ListBlock,
  TextNode,
} from '@/lib/contract/blocks'
import { listEntries, wordsIn } from '@/lib/contract/read-blocks'
import { chartFigure, cycleFigure } from './svg'
import { xml } from './xml'

/** Everything that a block's markup needs. */
export type EpubContext = {
  words: DocumentWords
  addressOf: (url: string) => string | undefined
  /** File names of pictures in the book, by path in the media library. */
  pictureNames: ReadonlyMap<string, string>
  /** Anchors of the headings in the contents. */
  anchors: ReadonlyMap<Block, string>
}

type Views = {
  readonly [Kind in BlockKind]?: (
    block: BlockOf<Kind>,
    context: EpubContext,
  ) => string | Promise<string>
}

/** The markup of each kind of block; a film is its caption. */
const views: Views = {
  paragraph: (block, context) =>
    wordsIn(block).trim() ? `<p>${inlinesOf(block.children, context)}</p>` : '',
  heading: (block, context) => {
    const id = context.anchors.get(block)
    const tag = `h${block.level}`
    const words = inlinesOf(block.children, context)
    return wordsIn(block).trim() ? `<${tag}${id ? ` id="${id}"` : ''}>${words}</${tag}>` : ''
  },
  list: listOf,
  quote: ({ children }, context) =>
    `<blockquote><p>${inlinesOf(children, context)}</p></blockquote>`,
  image: ({ image }, { pictureNames }) => {
    const name = pictureNames.get(image.url)
    const caption = image.caption ? `<figcaption>${xml(image.caption)}</figcaption>` : ''
    if (!name) return image.caption && `<p class="caption">${xml(image.caption)}</p>`
    const alt = xml(image.alternativeText || image.caption)
    return `<figure class="picture"><img src="${name}" alt="${alt}"/>${caption}</figure>`
  },
  film: ({ caption }) => caption && `<p class="caption">${xml(caption)}</p>`,
  button: ({ label, url }, { addressOf }) => {
    const address = addressOf(url)
    return address ? `<p><a href="${xml(address)}">${xml(label)}</a></p>` : ''
  },
  chart: (block, { words }) => chartFigure(block, words),
  cycle: (block, { words }) => cycleFigure(block, words),
}

/** A block as XHTML; empty for one without a printed form. */
export async function blockMarkup(block: Block, context: EpubContext): Promise<string> {
  const view = views[block.type] as
    | ((block: Block, context: EpubContext) => string | Promise<string>)
    | undefined
  return (await view?.(block, context)) ?? ''
}

function listOf(list: ListBlock, context: EpubContext): string {
  const tag = list.format === 'ordered' ? 'ol' : 'ul'
  const entries = listEntries(list.children).map(
    ({ words, lists }) =>
      `<li>${inlinesOf(words, context)}${lists.map((inner) => listOf(inner, context)).join('')}</li>`,
  )
  return entries.length > 0 ? `<${tag}>${entries.join('')}</${tag}>` : ''
}

const inlinesOf = (inlines: readonly InlineNode[], { addressOf }: EpubContext) =>
  inlines
    .map((inline) => {
      if (inline.type === 'text') return textOf(inline)
      const address = addressOf(inline.url)
      const words = inline.children.map(textOf).join('')
      return address ? `<a href="${xml(address)}">${words}</a>` : words
    })
    .join('')

const marks = { bold: 'strong', italic: 'em', strikethrough: 's', code: 'code' } as const

function textOf(node: TextNode): string {
  let text = xml(node.text)
  for (const [mark, tag] of Object.entries(marks)) {
    if (node[mark as keyof typeof marks]) text = `<${tag}>${text}</${tag}>`
  }
  return text
}
