import { type NextRequest, NextResponse } from 'next/server'
import { cachedPageOf } from '@/server/next-internals/cached-pages.mjs'
import { listedPageOf } from '@/server/next-internals/listed-pages.mjs'
import { privatePageOf } from '@/server/own-pages/private-page-cache'
import { previewOf } from '@/server/preview/of-request'
import { redirectionOf } from '@/server/session/guard'
import { openSession, sessionCookie } from '@/server/session/seal'

/** Our one way to see from outside that a document was there already. */
const ofDocument = { 'Content-Type': 'text/html; charset=utf-8', 'Server-Timing': 'kept' }

/**
 * Runs for requests that carry a session or a preview cookie and for guarded addresses (see `matcher`);
 * all others are rewritten by next.config. A cookie that names no session makes its bearer a visitor; an
 * editor in a preview sees the pages of the audience that the preview is for. What it lets pass is not
 * proven: each guarded page asks the cms.
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
    if (document) return new NextResponse(document, { headers: ofDocument })
  }
  const page = cachedPageOf(pathname, search) ?? listedPageOf(pathname, search) ?? pathname
  url.pathname = `/${(preview ?? session)?.audience ?? 'visitor'}${page}`
  return NextResponse.rewrite(url)
}

// Next reads these from the text of this file, so they are written out; tests compare the guarded ones with the table
// of routes, and the header with its name. Who has it was looked at a moment ago.
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
