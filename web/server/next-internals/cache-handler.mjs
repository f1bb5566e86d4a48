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

/** What a page consists of on the disk. */
const partsOfPage = ['.html', '.meta', '.rsc', '.segments']

/** The tags of the content that an entry is made of; Next adds its own, of addresses. */
function tagsOf(value, context) {
  if (value?.kind === 'FETCH') return context?.tags ?? value.tags ?? []
  const header = value?.headers?.['x-next-cache-tags'] ?? ''
  return header.split(',').filter((tag) => tag && !tag.startsWith('_N_T_'))
}

/** The request that is being answered (server/request-state.ts), if there is one. */
const requestNow = () => globalThis.kronoRequests?.getStore()

/**
 * Next's own cache of pages and of the answers of the cms that they are made from. An entry older than a publication
 * about it is missing: the page is made again, from answers that are requested again, before anyone gets it. A page
 * that does not exist (any more) is not stored and deletes the previous one: below /description any address may be asked
 * for, and would fill the disk. Pages of the day cache never reach the disk.
 */
export default class PageCache extends FileSystemCache {
  begun = Date.now()
  /** When each was looked for: what is published while it is made may be missing in it. */
  asked = new Map()

  async get(key, context) {
    this.asked.set(key, Date.now())
    if (isInside(key)) return dayCache.get(key)
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'FETCH') return this.answerOf(entry, context)
    if (entry?.value?.kind !== 'APP_PAGE') return entry
    const page = this.pageOf(entry)
    if (page) drawnPages.note(addressOfKey(key))
    return page
  }

  /** An answer of the cms: the cached one while there is no other to be had. */
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
    const data = isPage ? { ...made, html: deferHydration(key, made.html) } : made
    const since = this.asked.get(key) ?? this.begun
    // The cms has just said it.
    if (data?.kind === 'FETCH') cmsSilence.end()
    const isOfOld = isPage && requestNow()?.isOfOldContent
    if (isPage && data.status === 404) {
      deleteLifetime(key)
      if (!isOfOld) await this.takeOut(key)
    } else if (isInside(key)) {
      if (isOfOld) deleteLifetime(key)
      else dayCache.set(key, data, since, context?.cacheControl)
    } else if (!isOfOld && !publications.isOver(tagsOf(data, context), since)) {
      await super.set(key, data, context)
      if (isPage) drawnPages.note(addressOfKey(key))
    }
  }

  /** An entry that was taken off leaves nothing behind, also where no word of it came. */
  async takeOut(key) {
    drawnPages.remove(addressOfKey(key))
    FileSystemCache.memoryCache?.remove(key)
    const page = this.getFilePath(key, 'APP_PAGE')
    if (!this.flushToDisk || !this.fs.existsSync(`${page}.html`)) return
    for (const part of partsOfPage) await rm(page + part, { recursive: true, force: true })
  }
}
