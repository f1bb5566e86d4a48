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

test('content is cached for a minute or until a publication, and never for a preview', async () => {
  jest.useFakeTimers()
  const { publications } = await import('@/server/next-internals/publications.mjs')
  const { remembered } = await import('./remembered')
  const read = () => remembered('texts', reading)
  reading.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
  expect([await read(), await read()]).toEqual(['old', 'old'])
  publications.note(['interpretation-text'])
  jest.advanceTimersByTime(1)
  expect([await read(), await read()]).toEqual(['new', 'new'])
  isPreview = true
  reading.mockResolvedValueOnce('draft').mockResolvedValueOnce('newer')
  expect(await read()).toBe('draft')
  isPreview = false
  expect(await read()).toBe('new')
  jest.advanceTimersByTime(61_000)
  expect(await read()).toBe('newer')
})

test('content published during the reading is read again', async () => {
  jest.useFakeTimers()
  const { publications } = await import('@/server/next-internals/publications.mjs')
  const { remembered } = await import('./remembered')
  const during = async () => {
    publications.note(['interpretation-text'])
    return 'read before'
  }
  expect(await remembered('lately', during)).toBe('read before')
  jest.advanceTimersByTime(1)
  expect(await remembered('lately', async () => 'read after')).toBe('read after')
})

test('content that could not be read is requested again', async () => {
  const { remembered } = await import('./remembered')
  reading.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('there')
  await expect(remembered('others', reading)).rejects.toThrow('away')
  expect(await remembered('others', reading)).toBe('there')
})
