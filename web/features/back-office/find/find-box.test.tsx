/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { pendingAnswer } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { FindBox } from './find-box'
import type { FindWords } from './find-words'

const words = {
  ...{ label: 'Find', placeholder: '', hint: 'Arrows choose', nothing: 'Nothing' },
  ...{ screens: 'Pages', users: 'Users', orders: 'Orders', coupons: 'Coupons' },
  screenList: [{ href: '/admin/sales', name: 'Sales', group: 'Sales' }],
} as unknown as FindWords

const person = (id: string, name: string) => ({ id, name, email: `${id}@people.example` })
const found = (...users: object[]) => ({ users, orders: [], coupons: [] })

/** Responses of the cms in order; returns the number of requests. */
function answerBy(...answers: (object | Promise<object>)[]) {
  const requests = jest.fn()
  globalThis.fetch = async () => {
    requests()
    return Response.json(await answers.shift())
  }
  return requests
}

Element.prototype.scrollIntoView = jest.fn<() => void>()
Element.prototype.scrollTo = jest.fn<() => void>()

function open() {
  const push = jest.fn()
  const leave = jest.fn()
  render(withRouter({ push }, <FindBox words={words} onLeave={leave} />))
  return { push, leave }
}

const field = () => screen.getByRole('combobox')

test('Enter opens the result', async () => {
  answerBy(found(person('1', 'Anna'), person('2', 'Annabell')))
  const { push, leave } = open()
  await user.type(field(), 'anna')
  await screen.findByRole('option', { name: /Annabell/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(push).toHaveBeenCalledWith('/admin/users/2')
  expect(leave).toHaveBeenCalled()
})

test('Enter waits for the response to the current text, and opens no result of the previous one', async () => {
  const { answer, give } = pendingAnswer()
  const requests = answerBy(found(person('1', 'Anna')), answer)
  const { push } = open()
  await user.type(field(), 'anna')
  await screen.findByRole('option', { name: /Anna/ })
  await user.type(field(), 'bell')
  expect(screen.getByRole('option', { name: /Anna/ }).getAttribute('aria-selected')).toBe('false')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(push).not.toHaveBeenCalled()
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(2))
  await give(found(person('2', 'Annabell')))
  expect(push).toHaveBeenCalledTimes(1)
  expect(push).toHaveBeenCalledWith('/admin/users/2')
})

test('typing after Enter cancels the navigation', async () => {
  const { answer, give } = pendingAnswer()
  const requests = answerBy(answer)
  const { push } = open()
  await user.type(field(), 'anna{Enter}b')
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1))
  await give(found(person('2', 'Annabell')))
  expect(push).not.toHaveBeenCalled()
})

test('a screen is opened at once', async () => {
  const { answer } = pendingAnswer()
  answerBy(answer)
  const { push } = open()
  await user.type(field(), 'sale{Enter}')
  expect(push).toHaveBeenCalledWith('/admin/sales')
})
