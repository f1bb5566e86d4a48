import { type NextRequest, NextResponse } from 'next/server'
import { previewOf } from '@/server/preview/of-request'
import { redirectionOf } from '@/server/session/guard'
import { openSession, sessionCookie } from '@/server/session/seal'

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
  url.pathname = `/${(preview ?? session)?.audience ?? 'visitor'}${pathname}`
  return NextResponse.rewrite(url)
}

// Next reads these from the text of this file, so they are written out; a test compares the guarded
// ones with the table of routes.
export const config = {
  matcher: [
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'token' }],
    },
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: '__Host-token' }],
    },
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'preview' }],
    },
    '/(analysis|profile|admin|kronobiology|claim-coupon)/:path*',
    '/payment/(monthly|yearly|campaign|extend)/:path*',
    '/kronoworksheet',
    '/kronoworksheet/((?!visitor$).*)',
  ],
}
