const base = 'http://site.invalid'

// Browsers remove tabs and line breaks from addresses and read `\` as `/`; %2f and %5c decode to these.
const deceiving = /[\\\s\p{Cc}]|%2f|%5c|%0[0-9a-f]/iu

/** Not pages: a redirect there would download or show a raw resource. */
const notPages = /^\/(api|_next|uploads|og)(\/|$)/i

/** Pages of the login: returning to them after signing in would ask for a login again. */
const signedOut = /^\/(login|forgot-password|reset-password|confirm-email)([/?#]|$)/

/** A path of this site with its query, or "/" for anything else (quality, "redirectUrl stays on the site"). */
export function sitePath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || text.startsWith('//') || !URL.canParse(text, base)) return '/'
  const { origin, pathname, search, hash } = new URL(text, base)
  const isOurs =
    origin === base && !pathname.startsWith('//') && !deceiving.test(text.split('?')[0] ?? '')
  return isOurs && !notPages.test(pathname) ? `${pathname}${search}${hash}` : '/'
}

/** Redirect target after signing in: `redirectUrl`, unless it is a page of the login. */
export function redirectPath(text: string | null | undefined): string {
  const path = sitePath(text)
  return signedOut.test(path) ? '/' : path
}
