import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { dayKept, forgetLifetime } from './day-kept.mjs'
import { isInside } from './kept-pages.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** Next's own cache of pages, without those that do not exist; those of a day's own never reach the disk. */
class PageCache extends FileSystemCache {
  async get(key, context) {
    if (isInside(key)) return dayKept.get(key)
    return super.get(key, context)
  }

  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && data.status === 404) {
      forgetLifetime(key)
      return
    }
    if (isInside(key)) dayKept.set(key, data, context?.cacheControl)
    else await super.set(key, data, context)
  }
}

/**
 * Below /description any address may be asked for, and a cache of those that do not exist would let
 * anybody fill the disk. Next takes a cache from here as from `cacheHandler` of its configuration, which
 * it would import anew for each request (decision 99: up to a twelfth of the time of a cached page).
 */
export function cacheOnlyWhatExists() {
  globalThis[Symbol.for('@next/cache-handlers')] = { FetchCache: PageCache }
}
