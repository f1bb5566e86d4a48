import { toBuffer, toString as toText } from 'qrcode'

/** Width of the PNG: sharp at 8 cm in print. */
const width = 960

/** Level M survives a scratch; the quiet zone is that of the standard. */
const look = { errorCorrectionLevel: 'M', margin: 4 } as const

/**
 * The QR code of an address as an SVG and a PNG, as data URLs: nothing is stored, and no address draws codes for
 * strangers.
 */
export async function qrOf(address: string): Promise<{ svg: string; png: string }> {
  const [svg, png] = await Promise.all([
    toText(address, { ...look, type: 'svg' }),
    toBuffer(address, { ...look, type: 'png', width }),
  ])
  return {
    svg: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    png: `data:image/png;base64,${png.toString('base64')}`,
  }
}
