import { type NextRequest, NextResponse } from 'next/server'
import { previewOf } from '@/lib/preview/of-request'
import { openSession, sessionCookie } from '@/lib/session/seal'

/**
 * Runs only for requests that carry a session or a preview cookie (see `matcher`); all others are
 * rewritten by next.config. A cookie that names no session makes its bearer a visitor; an editor in a
 * preview sees the pages of the audience that the preview is for.
 */
export async function proxy(request: NextRequest) {
  const seenBy =
    (await previewOf(request)) ?? (await openSession(request.cookies.get(sessionCookie)?.value))
  const url = request.nextUrl.clone()
  url.pathname = `/${seenBy?.audience ?? 'visitor'}${url.pathname}`
  return NextResponse.rewrite(url)
}

export const config = {
  matcher: [
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'token' }],
    },
    {
      source: '/((?!_next/|api/|uploads/|og/|icon|robots|sitemap).*)',
      has: [{ type: 'cookie', key: 'preview' }],
    },
  ],
}
