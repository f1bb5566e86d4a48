import { mayChatSee } from '@/base/consent/chat'
import { hasOwnPolicy, isSecretAddress } from '@/base/routing/links'
import { kindOf } from './kind-of'
import { filePolicy, type PolicyNeeds, pagePolicy } from './page-policy'

/** What the headers of a response depend on. */
export type HeaderInput = {
  pathname: string
  /** With its question mark, or nothing. */
  search?: string
  /** The browser uses TLS to our outermost proxy. */
  isSecure: boolean
  /** An editor's preview within the panel. */
  isPreview: boolean
  /** The visitor has agreed to third parties. */
  hasAgreed: boolean
  /** The page comes from the cache, whatever its address is. */
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

// Pages with a secret in the address send no referrer to linked sites.
const secret = { 'Referrer-Policy': 'no-referrer' } as const

// Two years. Without includeSubDomains: subdomains may belong to others.
const transport = { 'Strict-Transport-Security': 'max-age=63072000' } as const

/** The security headers of a response. */
export function securityHeaders(input: HeaderInput, settings: SecuritySettings) {
  const policy = policyFor(input, settings)
  return {
    ...always,
    ...(isSecretAddress(input.pathname) ? secret : {}),
    'Content-Security-Policy': policy,
    ...(input.isSecure ? transport : {}),
  }
}

function policyFor(input: HeaderInput, settings: SecuritySettings) {
  const { pathname, search, isPreview, isCached, nonce } = input
  const { panel, stripe, chat, ...rest } = settings
  const kind = kindOf(pathname, search)
  if (kind === 'file') return filePolicy
  return pagePolicy({
    ...rest,
    stripe: hasOwnPolicy(pathname) ? stripe : undefined,
    chat: mayChat(input) ? chat : undefined,
    framedBy: isPreview ? panel : undefined,
    nonce: kind === 'request' && !isCached ? nonce() : undefined,
  })
}

/** Not in an editor's preview, and not on secret addresses, which the chat would leak. */
const mayChat = ({ pathname, search = '', hasAgreed, isPreview }: HeaderInput) =>
  hasAgreed && !isPreview && mayChatSee({ pathname, searchParams: new URLSearchParams(search) })
