import { env } from '@/env'

type UploadPath = `/uploads/${string}`

export const isUpload = (url: string): url is UploadPath => url.startsWith('/uploads/')

type Options = {
  timeoutMs: number
  method?: string | undefined
  headers?: Record<string, string> | undefined
}

/**
 * A file that editors or members uploaded to the cms, `/uploads/…`; undefined if no response begins within `timeoutMs`.
 * The body may take longer: a video is streamed as fast as it plays.
 */
export async function fetchUpload(
  path: UploadPath,
  { timeoutMs, method = 'GET', headers = {} }: Options,
) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const response = fetch(`${env.CMS_URL}${path}`, {
    method,
    cache: 'no-store',
    headers,
    signal: timeout.signal,
  })
  return response.catch(() => undefined).finally(() => clearTimeout(timer))
}
