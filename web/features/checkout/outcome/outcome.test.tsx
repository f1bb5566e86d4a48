/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { formWords } from '@/ui/form/words'
import { Outcome } from './outcome'
import { outcomeLinks, outcomeWords } from './words'

const session = 'cs_test_1'
const processing: PaymentStatus = {
  state: 'processing',
  product: 'analysis-short',
  name: 'Short analysis',
  total: { amount: 699, currency: 'gbp' },
  gift: null,
  people: null,
  paidUntil: null,
  receipt: null,
  analysis: null,
  nextCharge: null,
  orderStatus: null,
}

const open = (audience: 'free' | 'visitor' = 'free') =>
  render(
    <Outcome
      session={session}
      audience={audience}
      words={outcomeWords()}
      callWords={formWords({ submit: '' })}
      links={outcomeLinks(session)}
      picture={null}
    >
      <p>Write to us</p>
    </Outcome>,
  )

describe('the return from Stripe', () => {
  test('shows that a slow bank’s payment is pending, and polls automatically', async () => {
    const answers = [processing, { ...processing, state: 'failed' as const }]
    const sent = standInForApi({ paymentStatus: () => answers.shift() ?? processing })
    open()
    const title = await screen.findByRole('heading', { name: 'Your payment is on its way' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/Please don’t pay again in the meantime/)).toBeTruthy()
    expect(sent('paymentStatus')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    expect(await screen.findByRole('heading', { name: /Unsuccessful payment/ })).toBeTruthy()
  })

  test('shows the card of a gift, with the name of its recipient, and the next link', async () => {
    const gift = { recipientName: 'Anna', message: 'Have fun', giverName: 'Bea' }
    standInForApi({ paymentStatus: () => ({ ...processing, state: 'paid' as const, gift }) })
    open('visitor')
    expect(await screen.findByText('Have fun')).toBeTruthy()
    expect(screen.getByText(/Anna/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Another present' })).toBeTruthy()
  })

  test.each([
    ['course', '/course/my-course'],
    ['ebook', '/ebook/my-ebook'],
  ] as const)(
    'leads from a bought %s to it and to the bookshelf, and not to a membership',
    async (kind, href) => {
      const product = `${kind}-abcdefghijklmnopqrstuvwx` as const
      standInForApi({ paymentStatus: () => ({ ...processing, state: 'paid' as const, product }) })
      open('visitor')
      await screen.findByRole('heading', { name: 'Thank you!' })
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        href,
        '/bookshelf',
      ])
    },
  )

  test('shows the cover of an analysis and its people', async () => {
    const people = [{ name: 'Ágnes', date: '1984-06-12' }]
    const state = 'paid' as const
    standInForApi({ paymentStatus: () => ({ ...processing, state, analysis: 'a1', people }) })
    const { container } = open('visitor')
    expect(await screen.findByText('Ágnes')).toBeTruthy()
    await waitFor(() => expect(container.querySelector('figure svg')).toBeTruthy())
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/analysis/a1')
  })
})
