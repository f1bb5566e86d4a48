import { type Block, type BlockKind, type BlockOf, drawingSize } from '@krono/contract'
import { addressInLetter } from './address-in-letter'
import { drawingAddress, drawingName, onSite } from './drawn'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import type { Letter } from './letter'
import { style } from './look'
import { letterWords } from './words'
import { listHtml, wordsHtml } from './words-html'

/** A body as HTML: every text escaped, and nothing but the tags that stand here. */
export const htmlOf = (body: readonly Block[], letter: Letter): string =>
  body.map((block) => blockHtml(block, letter)).join('\n')

type Draw<Kind extends BlockKind> = (block: BlockOf<Kind>, letter: Letter) => string

/** How a letter draws each kind of block (decision 158). */
const draws: { readonly [Kind in BlockKind]: Draw<Kind> } = {
  paragraph: ({ children }, letter) => paragraphHtml(wordsHtml(children, letter)),
  // The subject is the only heading of the first level.
  heading: ({ level, children }, letter) =>
    `<h${level} class="ink" style="${style.heading}">${wordsHtml(children, letter)}</h${level}>`,
  list: listHtml,
  quote: ({ children }, letter) =>
    `<blockquote class="quote" style="${style.quote}">${wordsHtml(children, letter)}</blockquote>`,
  image: ({ image }, letter) =>
    pictureHtml(onSite(image.url, letter), { alt: image.alternativeText }) +
    captionHtml(image.caption, letter),
  film: filmHtml,
  button: buttonHtml,
  chart: drawingHtml,
  cycle: drawingHtml,
}

const blockHtml = (block: Block, letter: Letter) =>
  (draws[block.type] as Draw<BlockKind>)(block, letter)

const paragraphHtml = (inside: string) =>
  inside.trim() === '' ? '' : `<p style="${style.paragraph}">${inside}</p>`

function buttonHtml({ label, url }: BlockOf<'button'>, { data, brand }: Letter) {
  const address = addressInLetter(url, data, brand.siteUrl)
  const words = escapeHtml(fillIn(label, data))
  if (!address) return paragraphHtml(words)
  const href = escapeHtml(address)
  return `<p style="${style.paragraph}"><a class="button" href="${href}" style="${style.button}">${words}</a></p>
<p class="muted" style="${style.note}">${letterWords[brand.language].ifButtonFails}<br><a class="muted" href="${href}" style="color:inherit">${href}</a></p>`
}

/** No mail program plays one: its poster leads to it, and words do. */
function filmHtml({ film, poster, alternativeText, caption }: BlockOf<'film'>, letter: Letter) {
  const address = onSite(film.url, letter)
  const picture = poster
    ? pictureHtml(onSite(poster.url, letter), { alt: alternativeText, address })
    : ''
  const words = letterWords[letter.brand.language].watch(alternativeText)
  const link = `<a class="link" href="${escapeHtml(address)}" style="${style.link}">▶ ${escapeHtml(words)}</a>`
  return picture + paragraphHtml(link) + captionHtml(caption, letter)
}

function drawingHtml(block: BlockOf<'chart'> | BlockOf<'cycle'>, letter: Letter) {
  const alt = drawingName(block, letter)
  const { width } = drawingSize[block.type]
  return (
    pictureHtml(drawingAddress(block, letter), { alt, width }) +
    captionHtml(block.caption || alt, letter)
  )
}

type Shown = { alt: string; width?: number; address?: string }

function pictureHtml(source: string, { alt, width, address }: Shown) {
  const size = width ? ` width="${width}"` : ''
  const image = `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}"${size} style="${style.image}">`
  return paragraphHtml(address ? `<a href="${escapeHtml(address)}">${image}</a>` : image)
}

const captionHtml = (caption: string, { data }: Letter) =>
  caption === ''
    ? ''
    : `<p class="muted" style="${style.caption}">${escapeHtml(fillIn(caption, data))}</p>`
