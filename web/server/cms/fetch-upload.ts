import { env } from '@/env'

type UploadPath = `/uploads/${string}`

export const isUpload = (url: string): url is UploadPath => url.startsWith('/uploads/')

type Wish = { timeoutMs: number; headers?: Record<string, string> | undefined }

/** A file that editors or members put into the cms, `/uploads/…`; undefined when no answer comes. */
export const fetchUpload = (path: UploadPath, { timeoutMs, headers = {} }: Wish) =>
  fetch(`${env.CMS_URL}${path}`, {
    cache: 'no-store',
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
