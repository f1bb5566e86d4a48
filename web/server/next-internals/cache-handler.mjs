import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** Next's own cache of pages, without those that do not exist. */
class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && data.status === 404) return
    await super.set(key, data, context)
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
