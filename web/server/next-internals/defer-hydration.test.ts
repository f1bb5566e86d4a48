import { expect, test } from '@jest/globals'
import { deferHydration } from './defer-hydration.mjs'
import { hydrationScript } from './hydration-script.mjs'

const own = '<script src="/_next/static/chunks/a-1.js" async=""></script>'
const old = '<script src="/_next/static/chunks/b.js" noModule=""></script>'
const flight = '<script>self.__next_f.push([1,"</b"])</script>'
const early =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>'
const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>'
const page = `<html><head>${early}${font}${own}${old}</head><body>${flight}</body></html>`

test("scripts of a visitor's page are deferred, the rest is unchanged, and the script that starts them is last", () => {
  const still = '<script type="deferred" src="/_next/static/chunks/a-1.js"></script>'
  expect(deferHydration('/visitor', page)).toBe(
    `<html><head>${font}${still}${old}</head><body>${flight}<script>${hydrationScript}</script></body></html>`,
  )
})

test.each([
  ['/visitor', true],
  ['/visitor/blog', true],
  ['/route-cache/APP_PAGE/1a2b/$/visitor', true],
  ['/route-cache/APP_PAGE/1a2b/$/visitor/blog/visitor', true],
  ['/route-cache/APP_PAGE/1a2b/$/free/kronoworksheet/visitor/kept/1984-06-12', false],
  ['/free', false],
  ['/subscriber-yearly/visitor', false],
  ['/visitors', false],
])('%s is deferred: %s', (key, isDeferred) => {
  expect(deferHydration(key, page) !== page).toBe(isDeferred)
})
