/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { errorBody } from '@/lib/contract/error-body'
import { refusal } from '@/testing/stand-in-api'
import { user } from '@/testing/user'

// The form without the check of the role, which is the server's.
jest.mock('@/features/back-office/rights/if-may', () => ({
  IfMay: ({ children }: { children: ReactNode }) => children,
}))

type Sent = { name: string; amount: number; key: string }

afterEach(cleanup)

/** Every request is refused: the form stays, and can be sent again. */
function mockRefusals(): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = async (_address, options) => {
    sent.push(JSON.parse(String(options?.body)))
    return refusal(errorBody('internal', 'eng'))
  }
  return sent
}

test('a form that is sent again makes the same link, and another one after a change', async () => {
  const { NewPayLink } = await import('./new-pay-link')
  const sent = mockRefusals()
  const { container } = render(<NewPayLink list="/admin/pay-links" />)
  const field = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement
  const send = async () => {
    const before = sent.length
    await user.click(screen.getByRole('button', { name: /Create/, hidden: true }))
    await waitFor(() => expect(sent.length).toBe(before + 1))
    return sent.at(-1)
  }
  fireEvent.change(field('name'), { target: { value: 'A talk' } })
  fireEvent.change(field('amount'), { target: { value: '120' } })
  fireEvent.change(field('openUntil'), { target: { value: '2099-01-01T12:00' } })
  fireEvent.change(field('reason'), { target: { value: 'A talk' } })
  const first = await send()
  expect(first).toMatchObject({
    name: 'A talk',
    amount: 12_000,
    key: expect.stringMatching(/.{16}/),
  })
  expect((await send())?.key).toBe(first?.key)
  fireEvent.change(field('amount'), { target: { value: '130' } })
  const other = await send()
  expect(other).toMatchObject({ amount: 13_000 })
  expect(other?.key).not.toBe(first?.key)
})
