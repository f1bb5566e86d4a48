import { createRequire } from 'node:module'
import path from 'node:path'
import type PostalMimeOfCms from '../../cms/node_modules/postal-mime/dist/cjs/postal-mime.js'
import { cms } from '../lib/paths.mjs'
import type { Mail } from './store.ts'

const PostalMime: typeof PostalMimeOfCms = createRequire(path.join(cms, 'package.json'))(
  'postal-mime',
)

const hrefsIn = (html: string) =>
  [...html.matchAll(/href="(https?:[^"]+)"/giu)].map(([, href = '']) =>
    href.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  )

const addressesIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gu)].map(([url]) => url)

/** Replaces references to inline images by their data, as mail programs display them (RFC 2392). */
const withPictures = (html: string, attached: readonly PostalMimeOfCms.Attachment[]) =>
  attached.reduce((shown, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/gu, '')
    return id ? shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${content}`) : shown
  }, html)

/** Parses a message received over SMTP. */
export async function readMail(
  raw: Buffer,
  envelope: { from: string; to: string[] },
): Promise<Omit<Mail, 'id'>> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const { from, subject = '', text = '', html = '', messageId = '' } = parsed
  return {
    to: envelope.to.join(', '),
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? envelope.from),
    subject,
    text,
    html: withPictures(html, parsed.attachments),
    messageId,
    links: [...new Set([...hrefsIn(html), ...addressesIn(text)])],
    receivedAt: new Date().toISOString(),
    headers: parsed.headers.map(({ key, value }) => ({ key, value })),
  }
}
