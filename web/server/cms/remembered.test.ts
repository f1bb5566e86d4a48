import { afterEach, expect, jest, test } from '@jest/globals'

let isPreview = false
jest.doMock('@/server/preview/get-preview', () => ({
  getPreview: async () => isPreview || undefined,
}))

const reading = jest.fn<() => Promise<string>>()

afterEach(() => {
  jest.useRealTimers()
  reading.mockReset()
  isPreview = false
})

test('what was read is there for a minute, until something is published, and never for a preview', async () => {
  const { forgetRemembered, remembered } = await import('./remembered')
  const read = () => remembered('texts', reading)
  reading.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
  expect([await read(), await read()]).toEqual(['old', 'old'])
  forgetRemembered()
  expect([await read(), await read()]).toEqual(['new', 'new'])
  isPreview = true
  reading.mockResolvedValueOnce('draft').mockResolvedValueOnce('newer')
  expect(await read()).toBe('draft')
  isPreview = false
  expect(await read()).toBe('new')
  jest.useFakeTimers({ now: Date.now() + 61_000 })
  expect(await read()).toBe('newer')
})

test('what could not be read is asked for again', async () => {
  const { remembered } = await import('./remembered')
  reading.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('there')
  await expect(remembered('others', reading)).rejects.toThrow('away')
  expect(await remembered('others', reading)).toBe('there')
})
