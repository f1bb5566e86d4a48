import { rm } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { putToSleep } from './asleep.mjs'
import { cmsSilence } from './cms-silence.mjs'
import { dayKept, forgetLifetime } from './day-kept.mjs'
import { isInside } from './kept-pages.mjs'
import { publications } from './publications.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** What a page consists of on the disk. */
const partsOfPage = ['.html', '.meta', '.rsc', '.segments']

/** The tags of the content that an entry is made of; Next adds its own, of addresses. */
function tagsOf(value, context) {
  if (value?.kind === 'FETCH') return context?.tags ?? value.tags ?? []
  const told = value?.headers?.['x-next-cache-tags'] ?? ''
  return told.split(',').filter((tag) => tag && !tag.startsWith('_N_T_'))
}

/** The request that is being answered (server/request-state.ts), if there is one. */
const requestNow = () => globalThis.kronoRequests?.getStore()

/**
 * Next's own cache of pages and of the answers of the cms that they are made from. What something was published about
 * since is not there: the page is made anew, from answers that are asked for anew, before anybody gets it. A page that
 * does not exist (any more) is not kept and takes the one before along; those of a day's own never reach the disk.
 */
class PageCache extends FileSystemCache {
  begun = Date.now()
  /** When each was looked for: what is published while it is made may be missing in it. */
  asked = new Map()

  async get(key, context) {
    this.asked.set(key, Date.now())
    if (isInside(key)) return dayKept.get(key)
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'FETCH') return this.answerOf(entry, context)
    if (entry?.value?.kind === 'APP_PAGE') return this.pageOf(entry)
    return entry
  }

  /** An answer of the cms: the kept one while there is no other to be had. */
  answerOf(entry, context) {
    const { value, lastModified } = entry
    const isOver = publications.isOver(tagsOf(value, context), lastModified)
    const isOld = isOver || lastModified < publications.begun
    if (!cmsSilence.isSilent) return isOld ? null : entry
    const isDue = Date.now() - lastModified > 1000 * (context.revalidate || value.revalidate)
    if (!isOld && !isDue) return entry
    if (cmsSilence.mayTry()) return isOld ? null : entry
    const request = requestNow()
    if (request && isOld) request.isOfOldContent = true
    return { ...entry, lastModified: Date.now() }
  }

  /** A page: made of answers, so it is made anew even while the cms is silent, but for one of which nothing is known. */
  pageOf(entry) {
    const tags = tagsOf(entry.value)
    if (publications.isOver(tags, entry.lastModified)) return null
    const isOfAnother = tags.length > 0 && entry.lastModified < publications.begun
    return isOfAnother && !cmsSilence.isSilent ? null : entry
  }

  async set(key, made, context) {
    const isPage = made?.kind === 'APP_PAGE'
    const data = isPage ? { ...made, html: putToSleep(key, made.html) } : made
    const since = this.asked.get(key) ?? this.begun
    // The cms has just said it.
    if (data?.kind === 'FETCH') cmsSilence.end()
    const isOfOld = isPage && requestNow()?.isOfOldContent
    if (isPage && data.status === 404) {
      forgetLifetime(key)
      if (!isOfOld) await this.takeOut(key)
    } else if (isInside(key)) {
      if (isOfOld) forgetLifetime(key)
      else dayKept.set(key, data, since, context?.cacheControl)
    } else if (!isOfOld && !publications.isOver(tagsOf(data, context), since)) {
      await super.set(key, data, context)
    }
  }

  /** An entry that was taken off leaves nothing behind, also where no word of it came. */
  async takeOut(key) {
    FileSystemCache.memoryCache?.remove(key)
    const page = this.getFilePath(key, 'APP_PAGE')
    if (!this.flushToDisk || !this.fs.existsSync(`${page}.html`)) return
    for (const part of partsOfPage) await rm(page + part, { recursive: true, force: true })
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
