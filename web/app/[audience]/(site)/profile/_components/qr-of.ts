/** A QR code as the address of an SVG picture; drawn in the browser, so that the secret in it is sent nowhere else. */
export async function qrOf(text: string): Promise<string> {
  const qrcode = await import('qrcode')
  const svg = await qrcode.toString(text, { type: 'svg', margin: 2 })
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}
