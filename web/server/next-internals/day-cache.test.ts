import { afterEach, expect, jest, test } from '@jest/globals'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import PageCache from './cache-handler.mjs'
import { dayCache } from './day-cache.mjs'
import { publications } from './publications.mjs'

type Cache = {
  get: (key: string, context: object) => Promise<{ value: { html: string } } | null>
  set: (key: string, page: object, context: object) => Promise<void>
}

/** Next creates one instance per request; writing to the disk would throw. */
function newCache(): Cache {
  return Reflect.construct(PageCache, [{ fs: {}, flushToDisk: true, serverDistDir: '/nowhere' }])
}

const keyOf = (name: string | number) => `/visitor/kronoworksheet/visitor/kept/${name}`
const pageOf = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.alloc(50_000),
  segmentData: new Map([['/a', Buffer.alloc(50_000)]]),
  status: 200,
})
const htmlOf = async (key: string) => (await newCache().get(key, { kind: 'APP_PAGE' }))?.value.html

const { cacheControls } = SharedCacheControls as unknown as { cacheControls: Map<string, object> }

afterEach(() => {
  jest.useRealTimers()
  dayCache.clear()
})

test('memory is bounded whatever addresses are requested, and the last requested pages stay cached', async () => {
  const html = 'x'.repeat(99_990)
  for (let tried = 0; tried < 10_000; tried += 1) {
    const key = keyOf(tried)
    // Next sets this before it stores a page.
    cacheControls.set(key, { revalidate: 3600 })
    await newCache().set(key, pageOf(html + tried), { cacheControl: { revalidate: 3600 } })
    // Requested repeatedly, so it stays cached.
    await htmlOf(keyOf(0))
  }
  expect(dayCache.bytes).toBeLessThanOrEqual(24_000_000)
  expect(dayCache.entries.size).toBeLessThan(120)
  expect(dayCache.entries.size).toBeGreaterThan(60)
  expect([...cacheControls.keys()].filter((key) => key.includes('/kept/'))).toHaveLength(
    dayCache.entries.size,
  )
  expect(await htmlOf(keyOf(9999))).toBe(`${html}9999`)
  expect(await htmlOf(keyOf(0))).toBe(`${html}0`)
  expect(await htmlOf(keyOf(1))).toBeUndefined()
})

test('a page that is rendered again replaces the previous one', async () => {
  await newCache().set(keyOf('a'), pageOf('old'), {})
  const { bytes } = dayCache
  await newCache().set(keyOf('a'), pageOf('new'), {})
  expect([await htmlOf(keyOf('a')), dayCache.bytes]).toEqual(['new', bytes])
})

test('entries are dropped at the end of the day in the deployment’s time zone', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T22:59:00Z') })
  await newCache().set(keyOf('a'), pageOf('of the 22nd'), {})
  expect(await htmlOf(keyOf('a'))).toBe('of the 22nd')
  jest.setSystemTime(new Date('2026-11-22T23:01:00Z'))
  expect(await htmlOf(keyOf('a'))).toBeUndefined()
  expect(dayCache.bytes).toBe(0)
})

test('after a publication older entries and renderings in progress are not used', async () => {
  const during = newCache()
  await newCache().set(keyOf('a'), pageOf('old'), {})
  publications.note(['interpretation-text'])
  await during.set(keyOf('b'), pageOf('of old texts'), {})
  expect([await htmlOf(keyOf('a')), await htmlOf(keyOf('b'))]).toEqual([undefined, undefined])
})
