import type { Pdf } from '../pdf'

type Path = { toSVG(): string }
type Glyph = { id: number; path: Path; advanceWidth: number }
type Position = { xAdvance: number; xOffset: number; yOffset: number }
type Run = { glyphs: readonly Glyph[]; positions: readonly Position[] }
type EmbeddedFont = { layout(text: string): Run; font: { unitsPerEm: number } }

/** pdfkit's current font; its types do not declare it. */
const fontOf = (pdf: Pdf) => pdf as unknown as { _font: EmbeddedFont; _fontSize: number }

type Line = { text: string; x: number; y: number; colour: string; spacing: number }

/**
 * Letters as outlines, each defined once per page and referenced where used: a picture has no fonts. `write` returns a
 * line of text as an element; `shapes` returns all used letters.
 */
export function glyphSheet(pdf: Pdf) {
  const known = new Map<string, string>()

  function nameOf(face: string, { id, path }: Glyph): string | undefined {
    const name = `${face}${id}`
    const d = known.get(name) ?? path.toSVG()
    known.set(name, d)
    return d && name
  }

  return {
    write(face: string, { text, x, y, colour, spacing }: Line): string {
      const { _font: font, _fontSize: size } = fontOf(pdf)
      const scale = size / font.font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let at = 0
      const letters = glyphs.map((glyph, place) => {
        const name = nameOf(face, glyph)
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
        // Layout units are thousandths of the font size.
        const unit = font.font.unitsPerEm / 1000
        const left = Math.round(at + xOffset * unit)
        const up = Math.round(yOffset * unit)
        at += xAdvance * unit + spacing / scale
        const shift = `${left ? ` x="${left}"` : ''}${up ? ` y="${up}"` : ''}`
        return name ? `<use href="#${name}"${shift}/>` : ''
      })
      const matrix = [scale, 0, 0, -scale, x, y].map((value) => Number(value.toFixed(4)))
      return `<g transform="matrix(${matrix.join(' ')})" fill="${colour}">${letters.join('')}</g>`
    },
    shapes: () =>
      [...known].flatMap(([name, d]) => (d ? [`<path id="${name}" d="${d}"/>`] : [])).join(''),
  }
}
