const base = 'http://site.invalid'

// Browsers drop tabs and line ends from addresses and read `\` as `/`; decoded, %2f and %5c would be both.
const deceiving = /[\\\s\p{Cc}]|%2f|%5c|%0[0-9a-f]/iu

/** No pages: what stands there would be downloaded or drawn raw. */
const notPages = /^\/(api|_next|uploads|og)(\/|$)/i

/** Pages of the login itself: returning to them after signing in would ask for a login again. */
const signedOut = /^\/(login|forgot-password|reset-password|confirm-email)([/?#]|$)/

/** A path of this site with its query, or "/" for anything else (quality, "redirectUrl stays on the site"). */
export function sitePath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || text.startsWith('//') || !URL.canParse(text, base)) return '/'
  const { origin, pathname, search, hash } = new URL(text, base)
  const isOurs =
    origin === base && !pathname.startsWith('//') && !deceiving.test(text.split('?')[0] ?? '')
  return isOurs && !notPages.test(pathname) ? `${pathname}${search}${hash}` : '/'
}

/** Target after signing in: `redirectUrl`, if it is a page for members too. */
export function redirectPath(text: string | null | undefined): string {
  const path = sitePath(text)
  return signedOut.test(path) ? '/' : path
}
