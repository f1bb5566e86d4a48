import { PostalMime } from './packages.mjs'

const entities = /** @type {Record<string, string>} */ ({
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
})

/** @param {string} html */
const hrefsIn = (html) =>
  [...html.matchAll(/href="(https?:[^"]+)"/giu)].map(([, href = '']) =>
    href.replace(/&amp;|&#39;|&quot;/gu, (entity) => entities[entity] ?? ''),
  )

/** @param {string} text */
const addressesIn = (text) => [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gu)].map(([url]) => url)

/** @param {ArrayBuffer | Uint8Array | string} content */
const bytesOf = (content) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength

/**
 * A message as it came over SMTP.
 *
 * @param {Buffer} raw
 * @param {{ from: string, to: string[], receivedAt: Date }} envelope
 * @returns {Promise<Omit<import('./store.mjs').Mail, 'id'>>}
 */
export async function readMail(raw, envelope) {
  const {
    from,
    subject = '',
    text = '',
    html = '',
    messageId = '',
    ...rest
  } = await PostalMime.parse(raw)
  return {
    to: envelope.to.join(', '),
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? envelope.from),
    subject,
    text,
    html,
    messageId,
    links: [...new Set([...hrefsIn(html), ...addressesIn(text)])],
    receivedAt: envelope.receivedAt.toISOString(),
    headers: rest.headers.map(({ key, value }) => ({ key, value })),
    attachments: rest.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: bytesOf(content),
    })),
  }
}
