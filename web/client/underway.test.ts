import { expect, test } from '@jest/globals'
import { isUnderway, leaveTo, underway } from './underway'

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

test.each(['assign', 'replace'] as const)(
  'a page that is left by %s is not loaded anew, until somebody comes back',
  (how) => {
    const left: string[] = []
    const page = new EventTarget()
    const { addEventListener } = globalThis
    Object.assign(globalThis, {
      location: { [how]: (address: string) => void left.push(address) },
      addEventListener: page.addEventListener.bind(page),
    })
    leaveTo('/payment', how)
    expect([left, isUnderway()]).toEqual([['/payment'], true])
    page.dispatchEvent(new Event('pageshow'))
    expect(isUnderway()).toBe(false)
    Object.assign(globalThis, { addEventListener })
  },
)
