import { readCookie } from '@/server/session/cookie'
import { openPreview } from './cookie'

/** The editor's preview of a request; undefined for all other users. */
export const previewOf = (request: Pick<Request, 'headers'>) =>
  openPreview((name) => readCookie(request, name))
