import type { NextRequest } from 'next/server'
import { openPreview, previewCookie } from './cookie'

/** The editor's preview of a request; undefined for all other users. */
export const previewOf = (request: NextRequest) =>
  openPreview(request.cookies.get(previewCookie)?.value)
