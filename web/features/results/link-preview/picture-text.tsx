import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties } from 'react'
import type { Face } from '@/features/print/fonts'
import { printable } from '@/features/print/letters'
import { page } from '@/features/print/page'
import { recordPages } from '@/features/print/pages/record-pages'
import { newPdf } from '@/features/print/pdf'
import { typesetter } from '@/features/print/typesetter'
import { pngSource } from '../picture/rasterize'
import { drawableText } from './drawable-text'
import { familiesOf } from './fonts'

/** Where a text of a picture is: pixels, and the maximum number of lines. */
export type TextBox = {
  face: Extract<Face, 'prose' | 'plain'>
  size: number
  leading: number
  colour: string
  width: number
  most: number
}

/** A text for next/og, or a picture of it. */
export type PictureText = string | { src: string; width: number; height: number }

/** Room above and below the lines, for letters that are higher than theirs. */
const roomFor = ({ size }: TextBox) => Math.round(size * 0.4)

/**
 * A text as next/og writes it; with a letter that the fonts of pictures lack, as a PDF does: next/og neither joins letters
 * nor writes from right to left.
 */
export async function pictureText(text: string, box: TextBox): Promise<PictureText> {
  const drawable = drawableText(text)
  const whole = printable(text)
  if (drawable === whole) return drawable
  const pdf = await newPdf({ title: '', author: '', lang: '', createdAt: new Date(0) })
  const type = typesetter(pdf)
  const { width, most } = box
  // Arabic dots and Thai marks need more room between lines than our own letters.
  const leading = Math.max(box.leading, box.size * 1.3)
  const style = { ...box, leading }
  const lines = type.fewLines(whole, style, { width, most })
  const room = roomFor(box)
  const height = Math.ceil(lines.length * leading) + 2 * room
  const pages = recordPages(pdf, { ...page, width, height })
  pdf.addPage()
  lines.forEach((line, row) => {
    type.write(line, { x: 0, top: room + row * leading, style })
  })
  const [svg = ''] = pages()
  // Its letters are paths: reading the fonts of the machine would cost more than the picture.
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return { src: pngSource(Buffer.from(drawn.asPng())), width, height }
}

const families = { prose: familiesOf('literata'), plain: familiesOf('onest') }

type Props = { text: PictureText; box: TextBox; gap?: number; style?: CSSProperties }

/** A text of a picture; `gap` is its distance from what is above. Rendered by next/og. */
export function TextBlock({ text, box, gap = 0, style }: Props) {
  const { face, size, leading, colour, most } = box
  if (typeof text !== 'string') {
    const room = roomFor(box)
    return (
      // biome-ignore lint/performance/noImgElement: rendered by next/og, not by a page
      <img {...text} alt="" style={{ marginTop: gap - room, marginBottom: -room }} />
    )
  }
  return (
    <div
      style={{
        display: 'block',
        marginTop: gap,
        fontFamily: families[face],
        fontSize: size,
        lineHeight: leading / size,
        color: colour,
        lineClamp: most,
        ...style,
      }}
    >
      {text}
    </div>
  )
}
