import { afterEach, expect, test } from '@jest/globals'
import { writeToClipboard } from './write-to-clipboard'

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator')

function standIn(clipboard: object | undefined) {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true })
}

afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'navigator', original)
})

test('a text is copied if the browser allows it', async () => {
  const written: string[] = []
  standIn({ writeText: async (text: string) => void written.push(text) })
  expect(await writeToClipboard('a link')).toBe(true)
  expect(written).toEqual(['a link'])
})

test('false is returned if the browser refuses, or has no clipboard without TLS', async () => {
  standIn({ writeText: () => Promise.reject(new Error('not allowed')) })
  expect(await writeToClipboard('a link')).toBe(false)
  standIn(undefined)
  expect(await writeToClipboard('a link')).toBe(false)
})
