import { env } from '@/env'

type UploadPath = `/uploads/${string}`

export const isUpload = (url: string): url is UploadPath => url.startsWith('/uploads/')

type Wish = { timeoutMs: number; headers?: Record<string, string> | undefined }

/**
 * A file that editors or members put into the cms, `/uploads/…`; undefined when no answer begins in time. Its bytes may
 * take longer: a film comes as fast as it is looked at.
 */
export async function fetchUpload(path: UploadPath, { timeoutMs, headers = {} }: Wish) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), timeoutMs)
  const asked = fetch(`${env.CMS_URL}${path}`, {
    cache: 'no-store',
    headers,
    signal: patience.signal,
  })
  return asked.catch(() => undefined).finally(() => clearTimeout(timer))
}
