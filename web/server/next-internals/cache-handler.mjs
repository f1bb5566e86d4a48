import { rm } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { addressOfKey } from './cache-key.mjs'
import { isInside } from './cached-pages.mjs'
import { cmsSilence } from './cms-silence.mjs'
import { dayCache, deleteLifetime } from './day-cache.mjs'
import { deferHydration } from './defer-hydration.mjs'
import { drawnPages } from './drawn-pages.mjs'
import { publications } from './publications.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** Suffixes of the files of a page on the disk. */
const pageSuffixes = ['.html', '.meta', '.rsc', '.segments']

/** The content tags of an entry, without the tags that Next adds for addresses. */
function tagsOf(value, context) {
  if (value?.kind === 'FETCH') return context?.tags ?? value.tags ?? []
  const header = value?.headers?.['x-next-cache-tags'] ?? ''
  return header.split(',').filter((tag) => tag && !tag.startsWith('_N_T_'))
}

/** Kinds of entries that all webs share through Redis; the others contain nothing from the cms. */
const sharedKinds = new Set(['APP_PAGE', 'FETCH'])

/** Kinds of entries that the metrics count (server/observability/start-metrics.ts), if they are switched on. */
const countedCaches = { APP_PAGE: 'page', FETCH: 'content' }

/** State of the current request (server/request-state.ts), if there is one. */
const currentRequest = () => globalThis.kronoRequests?.getStore()

/**
 * Next's file system cache of pages and of cms responses. An entry older than a publication of its content counts as a
 * miss: the page is rendered again from new cms responses before it is sent. A page with status 404 is not stored, and
 * its previous entry is deleted: any address below /description may be requested, and 404 pages would fill the disk.
 * Pages of the day cache are never written to the disk. With Redis its entries replace those on the disk; the memory
 * cache stays in front of them.
 */
export default class PageCache extends FileSystemCache {
  startedAt = Date.now()
  /** Time of the last lookup by key: content published during the rendering may be missing in the page. */
  lookedUpAt = new Map()

  constructor(options) {
    super(options)
    /** Entries of all webs (server/redis/shared-pages.ts); undefined without Redis. */
    this.shared = globalThis.kronoSharedPages?.(options.serverDistDir)
    if (this.shared) this.flushToDisk = false
  }

  async get(key, context) {
    const found = await this.lookUp(key, context)
    const cache = countedCaches[context?.kind]
    if (cache) globalThis.kronoNoteLookup?.(cache, Boolean(found))
    return found
  }

  async lookUp(key, context) {
    this.lookedUpAt.set(key, Date.now())
    if (isInside(key)) return dayCache.get(key)
    const entry = await this.find(key, context)
    if (entry?.value?.kind === 'FETCH') return this.cmsResponseOf(entry, context)
    if (entry?.value?.kind !== 'APP_PAGE') return entry
    const page = this.pageOf(entry)
    if (page) drawnPages.note(addressOfKey(key))
    return page
  }

  /** The entry of this process; if it is missing or outdated, the one that another web stored. */
  async find(key, context) {
    const own = await super.get(key, context)
    if (!this.shared || !sharedKinds.has(context.kind)) return own
    if (own && !this.isOld(own, context)) return own
    const found = await this.shared.find(key)
    // An outdated one is useful only while the cms is down.
    if (!found || (own && found.since === 0)) return own
    FileSystemCache.memoryCache?.set(key, found)
    return found
  }

  /** `since` is the time at which an entry of another web was known to be current. */
  isOld({ value, lastModified, since = lastModified }, context) {
    return publications.isOutdated(tagsOf(value, context), since) || since < publications.begun
  }

  /** A cached cms response; null if it is outdated, unless the cms is down. */
  cmsResponseOf(entry, context) {
    const { value, lastModified } = entry
    const isOld = this.isOld(entry, context)
    if (!cmsSilence.isSilent) return isOld ? null : entry
    const isDue = Date.now() - lastModified > 1000 * (context.revalidate || value.revalidate)
    if (!isOld && !isDue) return entry
    if (cmsSilence.mayTry()) return isOld ? null : entry
    const request = currentRequest()
    if (request && isOld) request.isOfOldContent = true
    return { ...entry, lastModified: Date.now() }
  }

  /**
   * A cached page; null if it is outdated, also while the cms is down: its cms responses are cached. While the cms is
   * down, pages of an earlier process are used, because it is unknown whether they are outdated.
   */
  pageOf(entry) {
    const { value, lastModified, since = lastModified } = entry
    const tags = tagsOf(value)
    if (publications.isOutdated(tags, since)) return null
    const isOfEarlierProcess = tags.length > 0 && since < publications.begun
    return isOfEarlierProcess && !cmsSilence.isSilent ? null : entry
  }

  async set(key, value, context) {
    const isPage = value?.kind === 'APP_PAGE'
    const data = isPage ? { ...value, html: deferHydration(key, value.html) } : value
    const since = this.lookedUpAt.get(key) ?? this.startedAt
    // A new entry of this kind means that the cms has just answered.
    if (data?.kind === 'FETCH') cmsSilence.end()
    const isOfOld = isPage && currentRequest()?.isOfOldContent
    if (isPage && data.status === 404) {
      deleteLifetime(key)
      if (!isOfOld) await this.deletePage(key)
    } else if (isInside(key)) {
      if (isOfOld) deleteLifetime(key)
      else dayCache.set(key, data, since, context?.cacheControl)
    } else if (!isOfOld && !publications.isOutdated(tagsOf(data, context), since)) {
      await super.set(key, data, context)
      if (isPage) drawnPages.note(addressOfKey(key))
      if (sharedKinds.has(data?.kind)) await this.share(key, data, context)
    }
  }

  async share(key, data, context) {
    const contentTags = tagsOf(data, context)
    await this.shared?.store(key, data, { contentTags, cacheControl: context?.cacheControl })
  }

  /** Deletes a page from memory, and from Redis or disk; also for an entry that was deleted without a notification. */
  async deletePage(key) {
    drawnPages.remove(addressOfKey(key))
    FileSystemCache.memoryCache?.remove(key)
    await this.shared?.remove(key)
    const page = this.getFilePath(key, 'APP_PAGE')
    if (!this.flushToDisk || !this.fs.existsSync(`${page}.html`)) return
    for (const suffix of pageSuffixes) await rm(page + suffix, { recursive: true, force: true })
  }
}
