import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { flashMessage } from './flash-message'

const flash = flashMessage({ name: 'said', path: '/page', schema: z.object({ text: z.string() }) })

/** The cookies that a browser sends back. */
const jarOf = (headers: readonly string[]) =>
  new Map(headers.map((header) => (header.split(';')[0] ?? '').split(/=(.*)/s) as [string, string]))

const sentBack = (text: string) => {
  const jar = jarOf(flash.cookiesFor({ text }))
  return flash.readFrom((name) => jar.get(name))?.text
}

const letters = (count: number) => randomBytes(count).toString('base64')

test.each([
  ['nothing', ''],
  ['one line', 'Hol a bizonylatom? "é" — ő'],
  [
    'as many Russian letters as a message may have',
    'Где моя квитанция? '.repeat(211).slice(0, 4000),
  ],
  ['random letters of more than one cookie', letters(4000)],
])('%s reaches the next page', (_what, text) => {
  expect(sentBack(text)).toBe(text)
})

test('each cookie is small enough for every browser, and only for its page', () => {
  const headers = flash.cookiesFor({ text: letters(4000) })
  expect(headers.length).toBeGreaterThan(1)
  for (const header of headers) {
    expect(header.length).toBeLessThan(4096)
    expect(header).toMatch(/; Path=\/page; HttpOnly; (Secure; )?SameSite=Lax$/)
  }
})

test('a short message after a long one is read without chunks of the long one', () => {
  const jar = new Map([
    ...jarOf(flash.cookiesFor({ text: letters(4000) })),
    ...jarOf(flash.cookiesFor({ text: 'short' })),
  ])
  expect(flash.readFrom((name) => jar.get(name))?.text).toBe('short')
})

test.each(['', '1.', '1.x', '99.AAAA', '-1.AAAA', '1.eyJ0ZXh0IjoxfQ'])(
  '%j is no message',
  (value) => {
    expect(flash.readFrom(() => value)).toBeUndefined()
  },
)
