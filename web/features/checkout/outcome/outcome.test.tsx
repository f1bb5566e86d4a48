/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { formWords } from '@/ui/form/words'
import { Outcome } from './outcome'
import { outcomeLinks, outcomeWords } from './words'

const session = 'cs_test_1'
const underway: PaymentStatus = {
  state: 'underway',
  product: 'analysis-short',
  name: 'Short analysis',
  total: { amount: 699, currency: 'gbp' },
  isGift: false,
  paidUntil: null,
  receipt: null,
  analysis: null,
  nextCharge: null,
  aftermath: null,
}

const open = () =>
  render(
    <Outcome
      session={session}
      audience="free"
      words={outcomeWords()}
      callWords={formWords({ submit: '' })}
      links={outcomeLinks(session)}
    >
      <p>Write to us</p>
    </Outcome>,
  )

describe('whoever comes back from Stripe', () => {
  test('hears that a slow bank’s payment is on its way, and asks again by themselves', async () => {
    const answers = [underway, { ...underway, state: 'failed' as const }]
    const sent = standInForApi({ paymentStatus: () => answers.shift() ?? underway })
    open()
    const title = await screen.findByRole('heading', { name: 'Your payment is on its way' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/Please do not pay again until then/)).toBeTruthy()
    expect(sent('paymentStatus')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    expect(await screen.findByRole('heading', { name: /Unsuccessful payment/ })).toBeTruthy()
  })
})
