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

type Attached = { contentId?: string; mimeType: string; content: ArrayBuffer | Uint8Array | string }

const base64Of = (content: Attached['content']) =>
  (typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(new Uint8Array(content))
  ).toString('base64')

/** Pictures that travel inside a letter stand in it, as mail programs show them (RFC 2392). */
const withPictures = (html: string, attached: readonly Attached[]) =>
  attached.reduce((shown, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/gu, '')
    return id
      ? shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${base64Of(content)}`)
      : shown
  }, html)

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
    html: withPictures(html, rest.attachments),
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
