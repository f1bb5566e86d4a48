import { mayChatSee } from '@/base/consent/chat'
import { hasOwnPolicy, isSecretAddress } from '@/base/routing/links'
import { kindOf } from './kind-of'
import { filePolicy, type PolicyNeeds, pagePolicy } from './page-policy'

/** What the headers of an answer depend on. */
export type Asked = {
  pathname: string
  /** With its question mark, or nothing. */
  search?: string
  /** The browser speaks TLS to whatever stands before us. */
  isSecure: boolean
  /** An editor looks at the site within the panel. */
  isPreview: boolean
  /** The visitor has agreed to what others measure. */
  hasAgreed: boolean
  /** The page that answers comes from the cache, whatever its address says. */
  isCached?: boolean
  /** Random, new for each request. */
  nonce: () => string
}

export type SecuritySettings = Pick<
  PolicyNeeds,
  'pixel' | 'stripe' | 'chat' | 'scriptHashes' | 'isDevelopment'
> & {
  /** Origin of the editors' panel, which shows previews in a frame. */
  panel?: string | undefined
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

// The targets of links on a page with a secret in its address get no referrer.
const secret = { 'Referrer-Policy': 'no-referrer' } as const

// Two years. Without subdomains: they may not be ours.
const transport = { 'Strict-Transport-Security': 'max-age=63072000' } as const

/** The security headers of an answer; `policy` is one of them, for Next to find the nonce in. */
export function securityHeaders(asked: Asked, settings: SecuritySettings) {
  const policy = policyFor(asked, settings)
  return {
    ...always,
    ...(isSecretAddress(asked.pathname) ? secret : {}),
    'Content-Security-Policy': policy,
    ...(asked.isSecure ? transport : {}),
  }
}

function policyFor(asked: Asked, settings: SecuritySettings) {
  const { pathname, search, isPreview, isCached, nonce } = asked
  const { panel, stripe, chat, ...rest } = settings
  const kind = kindOf(pathname, search)
  if (kind === 'file') return filePolicy
  return pagePolicy({
    ...rest,
    stripe: hasOwnPolicy(pathname) ? stripe : undefined,
    chat: mayChat(asked) ? chat : undefined,
    framedBy: isPreview ? panel : undefined,
    nonce: kind === 'request' && !isCached ? nonce() : undefined,
  })
}

/** An editor's preview is no visit, and secret addresses must not leak. */
const mayChat = ({ pathname, search = '', hasAgreed, isPreview }: Asked) =>
  hasAgreed && !isPreview && mayChatSee({ pathname, searchParams: new URLSearchParams(search) })
