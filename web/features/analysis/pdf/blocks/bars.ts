import { isChakra } from '@/features/chart/drawing/is-chakra'
import { chakraColour, colours } from '@/features/print/colours'
import type { Pdf } from '@/features/print/pdf'

type Bar = { x: number; middle: number; width: number; value: number; of: string }

const height = 5

/** A bar from 0 to 100: in the colour of its chakra, else from moon to sun. */
export function drawBar(pdf: Pdf, { x, middle, width, value, of }: Bar) {
  const top = middle - height / 2
  pdf.roundedRect(x, top, width, height, height / 2).fill(colours.line)
  const filled = (Math.min(Math.max(value, 0), 100) / 100) * width
  if (filled < 0.5) return
  const colour = isChakra(of)
    ? chakraColour(of)
    : pdf
        .linearGradient(x, 0, x + width, 0)
        .stop(0, colours.moon)
        .stop(1, colours.sun)
  pdf.roundedRect(x, top, Math.max(filled, height), height, height / 2).fill(colour)
}
