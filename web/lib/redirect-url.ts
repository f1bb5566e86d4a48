const base = 'http://site.invalid'

// Browsers drop tabs and line ends from addresses and read `\` as `/`; decoded, %2f and %5c would be both.
const deceiving = /[\\\s\p{Cc}]|%2f|%5c|%0[0-9a-f]/iu

/** No pages: what stands there would be downloaded or drawn raw. */
const notPages = /^\/(api|_next|uploads|og)(\/|$)/i

/** Where somebody who signs in came from would lead them there again. */
const signedOut = /^\/(login|forgot-password|reset-password|confirm-email)(\/|$)/

/**
 * Where `redirectUrl` leads: a path of this site with its query, or "/" for anything else (decisions,
 * "Routes"; quality, "redirectUrl stays on the site whatever it contains").
 */
export function redirectPath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || text.startsWith('//') || !URL.canParse(text, base)) return '/'
  const { origin, pathname, search, hash } = new URL(text, base)
  const isOurs =
    origin === base && !pathname.startsWith('//') && !deceiving.test(text.split('?')[0] ?? '')
  if (!isOurs || notPages.test(pathname) || signedOut.test(pathname)) return '/'
  return `${pathname}${search}${hash}`
}
