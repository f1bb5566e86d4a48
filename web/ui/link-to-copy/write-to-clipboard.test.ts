import { afterEach, expect, test } from '@jest/globals'
import { writeToClipboard } from './write-to-clipboard'

const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator')

function standIn(clipboard: object | undefined) {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true })
}

afterEach(() => {
  if (given) Object.defineProperty(globalThis, 'navigator', given)
})

test('what a browser lets us copy is copied', async () => {
  const written: string[] = []
  standIn({ writeText: async (text: string) => void written.push(text) })
  expect(await writeToClipboard('a link')).toBe(true)
  expect(written).toEqual(['a link'])
})

test('a browser that refuses, or has no clipboard without TLS, is reported and breaks nothing', async () => {
  standIn({ writeText: () => Promise.reject(new Error('not allowed')) })
  expect(await writeToClipboard('a link')).toBe(false)
  standIn(undefined)
  expect(await writeToClipboard('a link')).toBe(false)
})
