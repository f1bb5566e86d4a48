import { PostalMime } from './packages.ts'
import type { Mail } from './store.ts'

const entities = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
} as Record<string, string>

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="(https?:[^"]+)"/giu)].map(([, href = '']) =>
    href.replace(/&amp;|&#39;|&quot;/gu, (entity) => entities[entity] ?? ''),
  )

const addressesIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gu)].map(([url]) => url)

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength

/** A message as it came over SMTP. */
export async function readMail(
  raw: Buffer,
  envelope: { from: string; to: string[]; receivedAt: Date },
): Promise<Omit<Mail, 'id'>> {
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
