import { expect, test } from '@jest/globals'
import { isUnderway, underway } from './underway'

function asked() {
  const end: { resolve?: (text: string) => void; reject?: (error: Error) => void } = {}
  const answer = underway(
    () => new Promise<string>((resolve, reject) => Object.assign(end, { resolve, reject })),
  )
  return { answer, ...end }
}

test('what is asked for is on its way until it is answered, also when it fails', async () => {
  expect(isUnderway()).toBe(false)
  const [first, second] = [asked(), asked()]
  expect(isUnderway()).toBe(true)
  first.resolve?.('yes')
  expect(await first.answer).toBe('yes')
  expect(isUnderway()).toBe(true)
  second.reject?.(new Error('no'))
  await expect(second.answer).rejects.toThrow('no')
  expect(isUnderway()).toBe(false)
})
