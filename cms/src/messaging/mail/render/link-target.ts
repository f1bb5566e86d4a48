import type { MailData } from '../mails'
import { fillIn } from './fill-in'

const prefix = /^(https?:\/\/|\/)(?=\{\{)/u

/**
 * Target of a template's link: a page of ours (/page), http(s), mailto, or a placeholder; undefined for anything else,
 * which leaves only the text. The panel does not accept `{{link}}` alone as a URL, so `/{{link}}` means the same.
 */
export function linkTarget(url: string, data: MailData, siteUrl: string): string | undefined {
  // A text by a third party is never a link target.
  const filled = fillIn(url.trim().replace(prefix, ''), { ...data, message: null })
  const absolute = /^\/(?!\/)/u.test(filled) ? new URL(filled, siteUrl).href : filled
  return /^(https?:\/\/|mailto:)/iu.test(absolute) && URL.canParse(absolute) ? absolute : undefined
}
