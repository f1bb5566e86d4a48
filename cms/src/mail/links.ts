import { env } from '../lib/env'
import type { Scope } from '../mail-stops/tokens'
import type { WayOut } from './render/letter'

/** Addresses in mails are built from configuration, never from what a request says (quality). */
const onSite = (path: string, query: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(query)}`, env.PUBLIC_URL).href

export const siteLink = () => new URL('/', env.PUBLIC_URL).href
export const loginLink = () => new URL('/login', env.PUBLIC_URL).href

/** Where one goes on, a path of this site that the contract read. */
const onward = (redirectUrl: string | undefined): Record<string, string> =>
  redirectUrl ? { redirectUrl } : {}

export const confirmLink = (id: string, redirectUrl?: string) =>
  onSite('/confirm-email', { id, ...onward(redirectUrl) })

export const resetLink = (token: string, redirectUrl?: string) =>
  onSite('/reset-password', { token, ...onward(redirectUrl) })

export const undoLink = (token: string) => onSite('/undo-email', { token })

/** The letter that asks whether it was its reader who wants the newsletter. */
export const confirmNewsletterLink = (token: string) => onSite('/newsletter/confirm', { token })

/** At the foot of whatever is not about an account. */
export function wayOutOf(token: string, scope: Scope): WayOut {
  const page = onSite('/newsletter/unsubscribe', { token })
  return {
    oneClick: onSite('/api/newsletter/unsubscribe', { token }),
    page,
    ...(scope === 'news' && { preferences: onSite('/newsletter/preferences', { token }) }),
  }
}

/** The same of letters that ask how a day was: the page says that it is about those. */
export function wayOutOfReminders(token: string): WayOut {
  const query = { token, about: 'reminder' }
  return {
    oneClick: onSite('/api/newsletter/unsubscribe', query),
    page: onSite('/newsletter/unsubscribe', query),
  }
}

/** Pages of money; a token is the secret end of its page's address. */
const page = (path: string) => new URL(path, env.PUBLIC_URL).href

export const receiptLink = (token: string) => page(`/receipt/${encodeURIComponent(token)}`)
export const giftLink = (token: string) => page(`/gift/${encodeURIComponent(token)}`)
export const downloadLink = (token: string) => page(`/download/${encodeURIComponent(token)}`)
export const paymentLink = () => page('/payment')
/** Where one says how the day was. */
export const feltDayLink = () => page('/kronobiology#felt')
export const profileLink = () => page('/profile')
/** What is between people, where one's invitations stand. */
export const relationshipLink = () => page('/kronoworksheet?activetab=2')
export const couponsLink = () => page('/my-coupons')
/** Where one gives something to somebody. */
export const givingLink = () => page('/gift')
/** Where one writes to the house. */
export const contactLink = () => page('/contact')
