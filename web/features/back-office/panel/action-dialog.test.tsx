/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { setWhoIsHere } from '@/client/session/presence'
import { errorBody } from '@/lib/contract/error-body'
import { refusal } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { TextField } from '@/ui/form/text-field'
import { ActionDialog } from './action-dialog'
import { dialogWords } from './dialog-words'
import { ReasonField, reasonIn } from './reason-field'
import { Toast } from './toast'

beforeEach(() => {
  sessionStorage.clear()
  setWhoIsHere('admin')
})
afterEach(cleanup)

type Sent = { key: string; days: number; reason: string }

/** Responds with these in order; returns the sent bodies and addresses. */
function mockResponses(...answers: (() => Response)[]) {
  const sent: (Sent & { to: string })[] = []
  globalThis.fetch = async (address, options) => {
    sent.push({ to: String(address), ...JSON.parse(String(options?.body)) })
    return answers.shift()?.() ?? Response.json({})
  }
  return sent
}

const over = () => refusal(errorBody('notAuthorized', 'eng'))
const unclear = () => refusal(errorBody('internal', 'eng'))

const words = { open: 'Gift days', title: 'Gift days', text: 'They are added.', submit: 'Give' }

/** The page of a user, with an action. */
function show(id: string, refresh = () => undefined) {
  const shared = dialogWords()
  return render(
    withRouter(
      { refresh },
      <>
        <ActionDialog
          {...{ id, words, shared }}
          call="giveDays"
          schema={async () =>
            (await import('@/lib/contract/back-office/people-actions')).giveDaysBody
          }
          read={(values, keyOf) => {
            const days = Number(values.get('days'))
            return { ...reasonIn(values), days, key: keyOf(String(days)) }
          }}
        >
          <TextField id="days" name="days" label="Days" />
          <ReasonField words={shared.danger} />
        </ActionDialog>
        <Toast />
      </>,
    ),
  )
}

const dialog = () => screen.getByRole('dialog')
const isOpen = () => screen.queryByRole('dialog') !== null
const field = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(name)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

async function fillIn(days: string, reason: string) {
  await user.clear(field('Days'))
  await user.type(field('Days'), days)
  await user.type(field('Reason'), reason)
}

test('is sent once, reports success, and is empty when it opens again', async () => {
  const refresh = jest.fn(() => undefined)
  const sent = mockResponses()
  show('u1', refresh)
  await press('Gift days')
  await fillIn('14', 'It did not start')
  await press('Give')
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(sent).toEqual([
    {
      to: '/api/admin/users/u1/gift-days',
      days: 14,
      reason: 'It did not start',
      key: sent[0]?.key,
    },
  ])
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Gift days: done.')).toBeTruthy()
  await press('Gift days')
  expect(screen.queryByText('Gift days: done.')).toBeNull()
  expect([field('Days').value, field('Reason').value]).toEqual(['', ''])
  await fillIn('14', 'Once more')
  await press('Give')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('has the same key after an unclear response, and a new key with another number', async () => {
  const sent = mockResponses(unclear, unclear, unclear)
  show('u1')
  await press('Gift days')
  await fillIn('14', 'It did not start')
  for (const count of [1, 2]) {
    await press('Give')
    await waitFor(() => expect(sent).toHaveLength(count))
    await screen.findByText(/./, { selector: '[role="alert"] p > span:not(:empty)' })
  }
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await fillIn('15', '!')
  await press('Give')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('focuses the missing reason, and explains the error', async () => {
  const sent = mockResponses()
  show('u1')
  await press('Gift days')
  await user.type(field('Days'), '14')
  await press('Give')
  await screen.findByText('Please give a reason.')
  expect(document.activeElement).toBe(field('Reason'))
  expect(field('Reason').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('after a login it reopens with the typed values, for the same user alone', async () => {
  mockResponses(over)
  const before = show('u1')
  await press('Gift days')
  await fillIn('14', 'It did not start')
  await press('Give')
  await screen.findByText(/What you typed is kept/)
  before.unmount()
  const other = show('u2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isOpen()).toBe(false)
  other.unmount()
  const sent = mockResponses()
  show('u1')
  await screen.findByText('Here is what you typed.')
  expect([field('Days').value, field('Reason').value]).toEqual(['14', 'It did not start'])
  await press('Give')
  await waitFor(() => expect(sent[0]?.to).toBe('/api/admin/users/u1/gift-days'))
})
