import { type Block, type BlockKind, type BlockOf, drawingSize } from '@krono/contract'
import { drawingAddress, drawingName, onSite } from './drawn'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import { linkTarget } from './link-target'
import { style } from './look'
import type { RenderContext } from './render-context'
import { emailWords } from './words'
import { listHtml, wordsHtml } from './words-html'

/** Renders a body as HTML: all text escaped, and only the tags written here. */
export const htmlOf = (body: readonly Block[], context: RenderContext): string =>
  body.map((block) => blockHtml(block, context)).join('\n')

type Renderer<Kind extends BlockKind> = (block: BlockOf<Kind>, context: RenderContext) => string

/** HTML of each kind of block. */
const renderers: { readonly [Kind in BlockKind]: Renderer<Kind> } = {
  paragraph: ({ children }, context) => paragraphHtml(wordsHtml(children, context)),
  // The subject, shown by the mail program, is the first-level heading.
  heading: ({ level, children }, context) =>
    `<h${level} class="ink" style="${style.heading}">${wordsHtml(children, context)}</h${level}>`,
  list: listHtml,
  quote: ({ children }, context) =>
    `<blockquote class="quote" style="${style.quote}">${wordsHtml(children, context)}</blockquote>`,
  image: ({ image }, context) =>
    pictureHtml(onSite(image.url, context), { alt: image.alternativeText }) +
    captionHtml(image.caption, context),
  film: videoHtml,
  button: buttonHtml,
  chart: drawingHtml,
  cycle: drawingHtml,
  own: ({ caption }, context) => captionHtml(caption, context),
}

const blockHtml = (block: Block, context: RenderContext) =>
  (renderers[block.type] as Renderer<BlockKind>)(block, context)

const paragraphHtml = (inside: string) =>
  inside.trim() === '' ? '' : `<p style="${style.paragraph}">${inside}</p>`

function buttonHtml({ label, url }: BlockOf<'button'>, { data, brand }: RenderContext) {
  const address = linkTarget(url, data, brand.siteUrl)
  const words = escapeHtml(fillIn(label, data))
  if (!address) return paragraphHtml(words)
  const href = escapeHtml(address)
  return `<p style="${style.paragraph}"><a class="button" href="${href}" style="${style.button}">${words}</a></p>`
}

/** Mail programs do not play videos: its poster and text link to it. */
function videoHtml(
  { film, poster, alternativeText, caption }: BlockOf<'film'>,
  context: RenderContext,
) {
  const address = onSite(film.url, context)
  const picture = poster
    ? pictureHtml(onSite(poster.url, context), { alt: alternativeText, address })
    : ''
  const words = emailWords[context.brand.language].watch(alternativeText)
  const link = `<a class="link" href="${escapeHtml(address)}" style="${style.link}">▶ ${escapeHtml(words)}</a>`
  return picture + paragraphHtml(link) + captionHtml(caption, context)
}

function drawingHtml(block: BlockOf<'chart'> | BlockOf<'cycle'>, context: RenderContext) {
  const alt = drawingName(block, context)
  const { width } = drawingSize[block.type]
  return (
    pictureHtml(drawingAddress(block, context), { alt, width }) +
    captionHtml(block.caption || alt, context)
  )
}

type Shown = { alt: string; width?: number; address?: string }

function pictureHtml(source: string, { alt, width, address }: Shown) {
  const size = width ? ` width="${width}"` : ''
  const image = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}"${size} style="${style.image}">`
  return paragraphHtml(address ? `<a href="${escapeHtml(address)}">${image}</a>` : image)
}

const captionHtml = (caption: string, { data }: RenderContext) =>
  caption === ''
    ? ''
    : `<p class="muted" style="${style.caption}">${escapeHtml(fillIn(caption, data))}</p>`
