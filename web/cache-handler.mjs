import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/**
 * Next's own cache of pages, which keeps no "not found": below /description any address may be asked for,
 * and a cache of those that do not exist would let anybody fill the disk.
 */
export default class PageCache extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && data.status === 404) return
    await super.set(key, data, context)
  }
}
