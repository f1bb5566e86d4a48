/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { errors } from '@/lib/contract/errors'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { dialogWords } from '../panel/dialog-words'
import { RefundButton } from './refund-button'

afterEach(cleanup)

test('the initial value is the full remainder, and an invalid amount is reported with the expected format', async () => {
  render(
    withRouter(
      {},
      <RefundButton
        id="order"
        left={{ amount: 4_500_000, currency: 'huf' }}
        typed="45 000"
        words={{
          ...{ open: 'Refund…', title: 'Refund', text: 'It goes back.', submit: 'Give back' },
          ...{ amount: 'How much?', amountHint: '' },
        }}
        shared={dialogWords()}
      />,
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Refund…' }))
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /How much/ })
  expect(amount.value).toBe('45 000')
  await user.clear(amount)
  await user.type(amount, '45.000')
  await user.click(screen.getByRole('button', { name: 'Give back' }))
  expect(await screen.findByText(errors.invalidAmount.eng)).toBeTruthy()
})
