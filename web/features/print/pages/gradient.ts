type Gradient = {
  x1: number
  y1: number
  x2: number
  y2: number
  /** Position, and the channels of a colour from 0 to 1. */
  stops: readonly (readonly [place: number, colour: readonly number[]])[]
}

/** Whether a pdfkit fill is a gradient; its types do not declare the fields. */
export const isGradient = (paint: unknown): paint is Gradient =>
  typeof paint === 'object' && paint !== null && 'stops' in paint

/** A gradient as an SVG element. */
export function gradientShape({ stops, ...from }: Gradient, name: string): string {
  const place = (['x1', 'y1', 'x2', 'y2'] as const).map((key) => `${key}="${from[key]}"`).join(' ')
  const colours = stops.map(([offset, channels]) => {
    const values = channels.map((channel) => Math.round(channel * 255)).join(' ')
    return `<stop offset="${offset}" stop-color="rgb(${values})"/>`
  })
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${place}>${colours.join('')}</linearGradient>`
}
