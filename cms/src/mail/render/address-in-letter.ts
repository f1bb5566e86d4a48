import type { MailData } from '../mails'
import { fillIn } from './fill-in'

const prefix = /^(https?:\/\/|\/)(?=\{\{)/u

/**
 * Where a link of a template leads: a page of ours (/page), http(s), mailto, or a placeholder; undefined
 * for anything else, and then only the words stay. The panel takes no `{{link}}` alone for an address,
 * so `/{{link}}` is the same.
 */
export function addressInLetter(url: string, data: MailData, siteUrl: string): string | undefined {
  // What a stranger wrote leads nowhere, wherever an editor puts it.
  const filled = fillIn(url.trim().replace(prefix, ''), { ...data, message: null })
  const absolute = /^\/(?!\/)/u.test(filled) ? new URL(filled, siteUrl).href : filled
  return /^(https?:\/\/|mailto:)/iu.test(absolute) && URL.canParse(absolute) ? absolute : undefined
}
