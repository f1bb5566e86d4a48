import { type NextRequest, NextResponse } from 'next/server'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { listedPageOf } from '@/server/next-internals/listed-pages.mjs'
import { privatePageOf } from '@/server/own-pages/private-page-cache'
import { previewOf } from '@/server/preview/of-request'
import { redirectionOf } from '@/server/session/guard'
import { openSession, sessionCookie } from '@/server/session/seal'

/** Server-Timing marks a response from the private page cache; tests read it. */
const documentHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Server-Timing': 'kept' }

/**
 * Runs for requests with a session or preview cookie and for guarded addresses (see `matcher`); next.config rewrites
 * all others. A request with an invalid session cookie gets the visitor's pages; an editor's preview gets the pages of
 * the previewed audience. The proxy does not validate the session: each guarded page asks the cms.
 */
export async function proxy(request: NextRequest) {
  const preview = await previewOf(request)
  const session = await openSession(request.cookies.get(sessionCookie)?.value)
  const { pathname, search } = request.nextUrl
  const redirection = preview ? undefined : redirectionOf({ pathname, search, session })
  if (redirection) return NextResponse.redirect(new URL(redirection, request.nextUrl))
  const url = request.nextUrl.clone()
  if (session && !preview) {
    const document = await privatePageOf({ pathname, search, headers: request.headers, ...session })
    if (document) return new NextResponse(document, { headers: documentHeaders })
  }
  const page = cachedPageOf(pathname, search) ?? listedPageOf(pathname, search) ?? pathname
  url.pathname = `/${(preview ?? session)?.audience ?? 'visitor'}${page}`
  return NextResponse.rewrite(url)
}

// Next reads the matcher from the source text, so it must be literal; tests compare it with the route table and with the
// name of the header. Requests with the header have a recently checked session and need no proxy.
export const config = {
  matcher: [
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'token' }],
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: '__Host-token' }],
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'preview' }],
    },
    {
      source: '/(analysis|profile|admin|kronobiology|claim-coupon|videos)/:path*',
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
    {
      source: '/payment/(monthly|yearly|campaign|extend)/:path*',
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
    {
      source: '/kronoworksheet',
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
    {
      source: '/kronoworksheet/((?!visitor$).*)',
      missing: [{ type: 'header', key: 'x-krono-audience' }],
    },
  ],
}
