import type { ItemKind } from '@krono/contract'
import { env } from '../../platform/lib/env'
import type { Scope } from '../mail-suppressions/tokens'
import type { UnsubscribeLink } from './render/render-context'

/** URLs in mails are built from configuration, never from request data (quality). */
const onSite = (path: string, query: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(query)}`, env.PUBLIC_URL).href

export const siteLink = () => new URL('/', env.PUBLIC_URL).href
/** Page of the member's own chart; asks for login if needed. */
export const ownChartLink = () => onSite('/kronoworksheet', { activetab: '0' })

/** Path of this site to continue at, validated by the contract. */
const onward = (redirectUrl: string | undefined): Record<string, string> =>
  redirectUrl ? { redirectUrl } : {}

export const confirmLink = (id: string, redirectUrl?: string) =>
  onSite('/confirm-email', { id, ...onward(redirectUrl) })

export const resetLink = (token: string, redirectUrl?: string) =>
  onSite('/reset-password', { token, ...onward(redirectUrl) })

export const undoLink = (token: string) => onSite('/undo-email', { token })

/** Link in the e-mail that asks for confirmation of the newsletter. */
export const confirmNewsletterLink = (token: string) => onSite('/newsletter/confirm', { token })

/** Unsubscribe link, in the footer of every e-mail that is not about an account. */
export function unsubscribeLinkOf(token: string, scope: Scope): UnsubscribeLink {
  const page = onSite('/newsletter/unsubscribe', { token })
  return {
    oneClick: onSite('/api/newsletter/unsubscribe', { token }),
    page,
    ...(scope === 'news' && { preferences: onSite('/newsletter/preferences', { token }) }),
  }
}

/** The same for reminders to rate a day: the page names what it ends. */
export function unsubscribeLinkOfReminders(token: string): UnsubscribeLink {
  const query = { token, about: 'reminder' }
  return {
    oneClick: onSite('/api/newsletter/unsubscribe', query),
    page: onSite('/newsletter/unsubscribe', query),
  }
}

/** Pages of receipts, gifts and payments; a token is the secret last part of the URL. */
const page = (path: string) => new URL(path, env.PUBLIC_URL).href

export const receiptLink = (token: string) => page(`/receipt/${encodeURIComponent(token)}`)
export const giftLink = (token: string) => page(`/gift/${encodeURIComponent(token)}`)
export const downloadLink = (token: string) => page(`/download/${encodeURIComponent(token)}`)
/** Page of the user's courses or e-books. */
export const itemLink = (kind: ItemKind) =>
  page(kind === 'course' ? '/course/my-course' : '/ebook/my-ebook')
export const paymentLink = () => page('/payment')
/** Page of the member's own cycles. */
export const cyclesLink = () => page('/kronobiology')
/** Page to rate the day. */
export const feltDayLink = () => page('/kronobiology#felt')
export const profileLink = () => page('/profile')
/** Relationship page, with the user's invitations. */
export const relationshipLink = () => page('/kronoworksheet?activetab=2')
export const couponsLink = () => page('/my-coupons')
/** Page to buy a gift. */
export const givingLink = () => page('/gift')
/** Contact form. */
export const contactLink = () => page('/contact')
