/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { takeChosenPeople } from '@/features/analysis/order/stored-people'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { refusal, standInForApi } from '@/testing/stand-in-api'
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
  order: null,
  nextCharge: null,
  orderStatus: null,
}

const open = (audience: 'free' | 'visitor' = 'free') =>
  render(
    <Outcome
      session={session}
      audience={audience}
      words={outcomeWords(session)}
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

  describe('from an analysis', () => {
    const agnes = { name: 'Ágnes', date: '1984-06-12' }
    const ready = {
      ...{ ...processing, state: 'paid' as const, people: [agnes] },
      ...{ analysis: 'a1', order: 'o1' },
    }
    const none = { nextAnalysis: () => ({ next: null }) }

    test('shows its cover, its kind and its people, and the ways to read it', async () => {
      standInForApi({ paymentStatus: () => ready, ...none })
      const { container } = open('visitor')
      expect(await screen.findByText('Ágnes')).toBeTruthy()
      expect(screen.getByText('Short analysis', { selector: 'figcaption *' })).toBeTruthy()
      await waitFor(() => expect(container.querySelector('figure svg')).toBeTruthy())
      expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(
        '/analysis/a1',
      )
      expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy()
    })

    test('names the first three of many people', async () => {
      const people = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...agnes, name }))
      standInForApi({ paymentStatus: () => ({ ...ready, people }), ...none })
      open('visitor')
      const caption = (await screen.findByText('A')).closest('figcaption')
      expect(caption?.textContent).toContain('ABC+2')
    })

    test('offers the next one below, and fills in its order', async () => {
      const next = {
        ...{ kind: 'long', people: [agnes], reason: 'whole', about: ['Ágnes'], until: null },
      }
      const sent = standInForApi({ paymentStatus: () => ready, nextAnalysis: () => ({ next }) })
      open('visitor')
      const link = await screen.findByRole('link', { name: /Detailed analysis: .Ágnes/ })
      expect(link.getAttribute('href')).toBe('/analysis?product=analysis-long')
      expect(screen.getByText(/the short analysis leaves out/)).toBeTruthy()
      link.addEventListener('click', (event) => event.preventDefault())
      await user.click(link)
      expect(takeChosenPeople()).toEqual([agnes])
      expect(sent('nextAnalysis')).toHaveLength(1)
    })

    test('shows no offer when it cannot be asked for', async () => {
      const busy = { status: 503, message: 'Busy' }
      const sent = standInForApi({ paymentStatus: () => ready, nextAnalysis: () => refusal(busy) })
      open('visitor')
      await screen.findByText('Ágnes')
      await waitFor(() => expect(sent('nextAnalysis')).toHaveLength(1))
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Read it',
        'Order another one',
      ])
    })

    test.each(['pending', 'processing'] as const)(
      'shows its cover while the payment is %s, and nothing to read yet',
      async (state) => {
        standInForApi({ paymentStatus: () => ({ ...processing, state, people: [agnes] }) })
        open()
        expect(await screen.findByText('Ágnes')).toBeTruthy()
        expect(screen.getByText(/made as soon as the payment is confirmed/)).toBeTruthy()
        expect(screen.queryByRole('link', { name: 'Read it' })).toBeNull()
      },
    )
  })

  test('shows no cover of a gift', async () => {
    const gift = { recipientName: 'Anna', message: 'Have fun', giverName: 'Bea' }
    standInForApi({ paymentStatus: () => ({ ...processing, state: 'paid' as const, gift }) })
    const { container } = open('visitor')
    await screen.findByText('Have fun')
    expect(container.querySelector('figcaption')).toBeNull()
  })
})
