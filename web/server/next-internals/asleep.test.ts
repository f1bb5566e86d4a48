import { expect, test } from '@jest/globals'
import { putToSleep } from './asleep.mjs'
import { wakeScript } from './wake-script.mjs'

const own = '<script src="/_next/static/chunks/a-1.js" async=""></script>'
const old = '<script src="/_next/static/chunks/b.js" noModule=""></script>'
const flight = '<script>self.__next_f.push([1,"</b"])</script>'
const early =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>'
const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>'
const page = `<html><head>${early}${font}${own}${old}</head><body>${flight}</body></html>`

test("what is run of a visitor's page lies still, all else stays, and what wakes it comes last", () => {
  const still = '<script type="asleep" src="/_next/static/chunks/a-1.js"></script>'
  expect(putToSleep('/visitor', page)).toBe(
    `<html><head>${font}${still}${old}</head><body>${flight}<script>${wakeScript}</script></body></html>`,
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
])('%s sleeps: %s', (key, sleeps) => {
  expect(putToSleep(key, page) !== page).toBe(sleeps)
})
