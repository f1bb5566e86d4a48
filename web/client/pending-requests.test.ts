import { expect, test } from '@jest/globals'
import { isPending, leaveTo, whilePending } from './pending-requests'

function asked() {
  const end: { resolve?: (text: string) => void; reject?: (error: Error) => void } = {}
  const answer = whilePending(
    () => new Promise<string>((resolve, reject) => Object.assign(end, { resolve, reject })),
  )
  return { answer, ...end }
}

test('an action is pending until it is done, also when it fails', async () => {
  expect(isPending()).toBe(false)
  const [first, second] = [asked(), asked()]
  expect(isPending()).toBe(true)
  first.resolve?.('yes')
  expect(await first.answer).toBe('yes')
  expect(isPending()).toBe(true)
  second.reject?.(new Error('no'))
  await expect(second.answer).rejects.toThrow('no')
  expect(isPending()).toBe(false)
})

test.each(['assign', 'replace'] as const)(
  'a page left by %s does not reload until the visitor returns',
  (how) => {
    const left: string[] = []
    const page = new EventTarget()
    const { addEventListener } = globalThis
    Object.assign(globalThis, {
      location: { [how]: (address: string) => void left.push(address) },
      addEventListener: page.addEventListener.bind(page),
    })
    leaveTo('/payment', how)
    expect([left, isPending()]).toEqual([['/payment'], true])
    page.dispatchEvent(new Event('pageshow'))
    expect(isPending()).toBe(false)
    Object.assign(globalThis, { addEventListener })
  },
)
