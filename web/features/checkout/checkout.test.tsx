/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, describe, expect, test } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { errorBody } from '@/lib/contract/error-body'
import { type ErrorCode, errors } from '@/lib/contract/errors'
import { comeBack } from '@/testing/come-back'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { YearCheckout, yearWith } from './fixtures'

const coupon = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Coupon code/ })
const apply = () => user.click(screen.getByRole('button', { name: 'Apply' }))
const pay = () => screen.getByRole('button', { name: /^Pay|^Taking you/ })
const sums = () =>
  within(screen.getByRole('region', { name: 'Your order' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const wantsBilling = () =>
  user.click(screen.getByRole('checkbox', { name: 'I want my billing details on the receipt' }))
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name or company' })

// A link within this page: jsdom cannot navigate elsewhere.
const stripe = { url: '#stripe' }
const forwarded = () => waitFor(() => expect(location.hash).toBe('#stripe'))

afterEach(() => {
  location.hash = ''
})

const refuse = (code: ErrorCode) => refusal(errorBody(code, 'eng'))
const couponOf = (input: unknown) => couponQuestion.parse(input).coupon
const couponQuestion = z.object({ coupon: z.string().optional() })

describe('the price', () => {
  test('is the one quoted by the cms, and the button shows it', () => {
    render(<YearCheckout />)
    expect(sums()).toEqual(['£79.90'])
    expect(pay().textContent).toBe('Pay £79.90')
  })

  test('of zero is confirmed without mention of cards', () => {
    render(<YearCheckout first={{ quote: yearWith(7990), coupon: 'FREE-YEAR' }} />)
    expect(sums()).toEqual(['£79.90', '−£79.90', '£0.00'])
    expect(screen.getByRole('button', { name: 'Order now, nothing to pay' })).toBeTruthy()
    expect(screen.queryByText(/Stripe/)).toBe(null)
  })
})

describe('a coupon', () => {
  test('that is typed before hydration can be applied after it', async () => {
    standInForApi({ quote: () => yearWith(1598) })
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(<YearCheckout />)
    coupon().value = 'SPRING-20'
    const root = await act(() => hydrateRoot(page, <YearCheckout />))
    await apply()
    expect(await screen.findByText('Coupon applied: £15.98 off.')).toBeTruthy()
    await act(() => root.unmount())
    page.remove()
  })

  test.each([
    ['the button', apply],
    ['Enter, which does not pay,', () => user.keyboard('{Enter}')],
  ])('that is typed is requested by %s, and the sums include it', async (_, send) => {
    const sent = standInForApi({ quote: () => yearWith(1598) })
    render(<YearCheckout />)
    await user.type(coupon(), ' SPRING-20 ')
    await send()
    expect(await screen.findByText('Coupon applied: £15.98 off.')).toBeTruthy()
    expect(sums()).toEqual(['£79.90', '−£15.98', '£63.92'])
    expect(pay().textContent).toBe('Pay £63.92')
    expect(sent('quote')).toEqual([{ product: 'premium-year', isGift: false, coupon: 'SPRING-20' }])
  })

  test('that is refused shows the reason, stays in the field, and does not change the price', async () => {
    const sent = standInForApi({
      quote: (input) => (couponOf(input) ? refuse('couponExpired') : yearWith(0)),
    })
    render(<YearCheckout first={{ quote: yearWith(1598), coupon: 'SPRING-20' }} />)
    await user.clear(coupon())
    await user.type(coupon(), 'OLD-50')
    await apply()
    expect(await screen.findByText('This coupon has expired.')).toBeTruthy()
    expect(coupon().value).toBe('OLD-50')
    expect(coupon().getAttribute('aria-invalid')).toBe('true')
    expect(sums()).toEqual(['£79.90'])
    expect(sent('quote').map(couponOf)).toEqual(['OLD-50', undefined])
    await user.type(coupon(), '1')
    expect(screen.queryByText('This coupon has expired.')).toBe(null)
  })

  test('with a late response does not replace a later one', async () => {
    const slow = pendingAnswer()
    standInForApi({
      quote: (input) => (couponOf(input) === 'SLOW-50' ? slow.answer : yearWith(1598)),
    })
    render(<YearCheckout />)
    await user.type(coupon(), 'SLOW-50{Enter}')
    await user.clear(coupon())
    await user.type(coupon(), 'SPRING-20{Enter}')
    await screen.findByText('Coupon applied: £15.98 off.')
    await slow.give(yearWith(3995))
    expect(sums()).toEqual(['£79.90', '−£15.98', '£63.92'])
  })

  test('that is applied can be removed', async () => {
    standInForApi({ quote: () => yearWith(0) })
    render(<YearCheckout first={{ quote: yearWith(1598), coupon: 'SPRING-20' }} />)
    await user.click(screen.getByRole('button', { name: 'Don’t use it' }))
    await waitFor(() => expect(sums()).toEqual(['£79.90']))
    expect(coupon().value).toBe('')
  })

  test("of the buyer's own is applied by one click", async () => {
    standInForApi({ quote: () => yearWith(1598) })
    const coupons = [{ code: 'MINE-20', label: '20% off' }]
    render(<YearCheckout coupons={coupons} />)
    const mine = screen.getByRole('button', { name: 'MINE-20 20% off' })
    await user.click(mine)
    await waitFor(() => expect(mine.getAttribute('aria-pressed')).toBe('true'))
    expect(coupon().value).toBe('MINE-20')
  })

  test('that is typed but not applied still counts in the payment', async () => {
    const sent = standInForApi({ checkout: () => stripe })
    render(<YearCheckout />)
    await user.type(coupon(), 'SPRING-20')
    await user.click(pay())
    await forwarded()
    expect(sent('checkout')).toEqual([{ product: 'premium-year', coupon: 'SPRING-20' }])
  })

  test('of an invalid form is reported at the payment, and nothing is sent', async () => {
    standInForApi({})
    render(<YearCheckout />)
    await user.type(coupon(), '???')
    await user.click(pay())
    await waitFor(() => expect(coupon().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('A field has a wrong value.')).toBeTruthy()
    expect(document.activeElement).toBe(coupon())
  })
})

const billing = {
  fullName: 'Anna Smith',
  email: 'anna@example.com',
  postalCode: 'N1 9GU',
  city: 'London',
  address: '1 High Street',
}
const labels = {
  fullName: 'Name or company',
  email: 'E-mail address for invoices',
  postalCode: 'Postal code',
  city: 'Town',
  address: 'Street and number',
} as const satisfies Record<keyof typeof billing, string>

async function fillInBilling() {
  await wantsBilling()
  for (const [field, label] of Object.entries(labels)) {
    const box = screen.getByRole('textbox', { name: label })
    await user.type(box, billing[field as keyof typeof billing])
  }
}

describe('billing data', () => {
  test('are neither shown nor sent until they are wanted', async () => {
    const sent = standInForApi({ checkout: () => stripe })
    render(<YearCheckout />)
    expect(screen.queryByRole('textbox', { name: 'Name or company' })).toBe(null)
    await user.click(pay())
    await forwarded()
    expect(sent('checkout')).toEqual([{ product: 'premium-year' }])
  })

  test('are required when they are wanted, except the telephone', async () => {
    standInForApi({})
    render(<YearCheckout />)
    await wantsBilling()
    await user.click(pay())
    expect(await screen.findAllByText('This field is required')).toHaveLength(5)
    expect(document.activeElement).toBe(name())
  })

  test('are sent with the payment', async () => {
    const sent = standInForApi({ checkout: () => stripe })
    render(<YearCheckout />)
    await fillInBilling()
    await user.click(pay())
    await forwarded()
    expect(sent('checkout')).toEqual([
      { product: 'premium-year', billing: { ...billing, phone: '' } },
    ])
  })

  test('keep the typed values while they are hidden', async () => {
    render(<YearCheckout />)
    await wantsBilling()
    await user.type(name(), 'Anna Smith')
    await wantsBilling()
    expect(screen.queryByRole('textbox', { name: 'Name or company' })).toBe(null)
    await wantsBilling()
    expect(name().value).toBe('Anna Smith')
  })
})

test('billing data that were hidden again are neither sent nor stored', async () => {
  const sent = standInForApi({ checkout: () => stripe })
  const { unmount } = render(<YearCheckout />)
  await wantsBilling()
  await user.type(name(), 'Anna Smith')
  await wantsBilling()
  await user.click(pay())
  await forwarded()
  expect(sent('checkout')).toEqual([{ product: 'premium-year' }])
  unmount()
  render(<YearCheckout />)
  await wantsBilling()
  expect(name().value).toBe('')
})

describe('the buyer', () => {
  test('opens one session after several clicks, also while the page of Stripe is loading', async () => {
    const { answer, give } = pendingAnswer()
    const sent = standInForApi({ checkout: () => answer })
    render(<YearCheckout />)
    await user.dblClick(pay())
    expect(pay().textContent).toBe('Taking you to Stripe’s page…')
    await give(stripe)
    await forwarded()
    await user.click(pay())
    expect(sent('checkout')).toHaveLength(1)
  })

  test('who returns with the back button may pay again', async () => {
    const sent = standInForApi({ checkout: () => stripe })
    render(<YearCheckout />)
    await user.click(pay())
    await forwarded()
    comeBack()
    expect(pay().textContent).toBe('Pay £79.90')
    await user.click(pay())
    await waitFor(() => expect(sent('checkout')).toHaveLength(2))
  })

  test('who returns to a reloaded page finds coupon and billing data unchanged', async () => {
    standInForApi({ quote: () => yearWith(1598), checkout: () => stripe })
    const { unmount } = render(<YearCheckout />)
    await user.type(coupon(), 'SPRING-20')
    await fillInBilling()
    await user.click(pay())
    await forwarded()
    unmount()
    render(<YearCheckout />)
    expect(await screen.findByText('Coupon applied: £15.98 off.')).toBeTruthy()
    expect(coupon().value).toBe('SPRING-20')
    for (const [field, label] of Object.entries(labels)) {
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: label })
      expect(box.value).toBe(billing[field as keyof typeof billing])
    }
  })

  test('does not get that coupon for another product', async () => {
    standInForApi({ checkout: () => stripe })
    const { unmount } = render(<YearCheckout />)
    await user.type(coupon(), 'SPRING-20')
    await user.click(pay())
    await forwarded()
    unmount()
    render(<YearCheckout product="premium-month" />)
    expect(coupon().value).toBe('')
  })

  test.each([
    ['Stripe does not answer', 'checkoutFailed'],
    ['somebody used the coupon meanwhile', 'couponAlreadyRedeemed'],
  ] as const)('is told that %s, keeps all values, and may try again', async (_, code) => {
    const answers = [refuse(code)]
    standInForApi({ checkout: () => answers.shift() ?? stripe })
    render(<YearCheckout />)
    await user.type(coupon(), 'SPRING-20')
    await user.click(pay())
    const alert = within(screen.getByRole('alert'))
    expect(await alert.findByText(errors[code].eng)).toBeTruthy()
    expect(coupon().value).toBe('SPRING-20')
    await user.click(pay())
    await forwarded()
  })

  test('who was signed out meanwhile is redirected to the login, and then back', async () => {
    standInForApi({ checkout: () => refuse('notAuthorized') })
    render(<YearCheckout />)
    await user.click(pay())
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2Forder%2Fpremium-year')
  })
})
