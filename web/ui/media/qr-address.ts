import { toString as toText } from 'qrcode'

/** Level M survives a scratch; the quiet zone is that of the standard. */
export const qrLook = { errorCorrectionLevel: 'M', margin: 4 } as const

/** The QR code of a text as an SVG in a data URL: nothing is stored, and no address draws codes for strangers. */
export async function qrAddress(text: string): Promise<string> {
  return `data:image/svg+xml;base64,${btoa(await toText(text, { ...qrLook, type: 'svg' }))}`
}
