import { toBuffer } from 'qrcode'
import { qrAddress, qrLook } from '@/ui/media/qr-address'

/** Width of the PNG: sharp at 8 cm in print. */
const width = 960

/** The QR code of an address as an SVG and a PNG, as data URLs. */
export async function qrOf(address: string): Promise<{ svg: string; png: string }> {
  const [svg, png] = await Promise.all([
    qrAddress(address),
    toBuffer(address, { ...qrLook, type: 'png', width }),
  ])
  return { svg, png: `data:image/png;base64,${png.toString('base64')}` }
}
