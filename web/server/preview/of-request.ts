import type { NextRequest } from 'next/server'
import { openPreview, previewCookie } from './cookie'

/** How an editor looks at what this request asks for; undefined for everybody else. */
export const previewOf = (request: NextRequest) =>
  openPreview(request.cookies.get(previewCookie)?.value)
