import { env } from '../lib/env'

/** Addresses in mails are built from configuration, never from what a request says (quality). */
const onSite = (path: string, query: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(query)}`, env.PUBLIC_URL).href

export const siteLink = () => new URL('/', env.PUBLIC_URL).href
export const loginLink = () => new URL('/login', env.PUBLIC_URL).href
export const confirmLink = (id: string) => onSite('/confirm-email', { id })
export const resetLink = (token: string) => onSite('/reset-password', { token })
