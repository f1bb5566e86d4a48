/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import { setWhoIsHere } from '@/client/session/presence'
import { errorBody } from '@/lib/contract/error-body'
import type { OwnReview } from '@/lib/contract/reviews'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { WriteReview } from './write-review'
import { writeWords } from './write-words'

const words = writeWords([{ value: 'service', name: 'The site' }])
const text = 'I have begun my mornings with it for months.'
const own: OwnReview = {
  ...{ id: 'a', subject: 'service', stars: 4, title: '', text, name: 'Anna', isBuyer: false },
  ...{ answer: '', reason: '', state: 'waiting', writtenAt: '2026-11-25T08:00:00.000Z' },
}

const box = (label: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label })
const star = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: words.stars[count - 1]?.name ?? '' })
const send = () => user.click(screen.getByRole('button', { name: words.form.submit }))

beforeEach(() => sessionStorage.clear())

async function fillIn() {
  await user.click(star(4))
  await user.type(box(words.fields.text), text)
  await user.type(box(words.fields.name), 'Anna')
}

test('the text of a visitor is stored until the next login, and then sent', async () => {
  standInForApi({ saveReview: () => refusal(errorBody('notAuthorized', 'eng')) })
  const page = render(<WriteReview isMember={false} words={words} />)
  await fillIn()
  await send()
  const link = await within(screen.getByRole('alert')).findByRole('link')
  expect(link.getAttribute('href')).toMatch(/^\/login\?redirectUrl=/)
  page.unmount()
  setWhoIsHere('anna')
  const sent = standInForApi({ ownReviews: () => ({ reviews: [] }), saveReview: () => own })
  render(<WriteReview isMember words={words} />)
  await waitFor(() => expect(box(words.fields.text).value).toBe(text))
  expect(star(4).checked).toBe(true)
  await send()
  expect(await screen.findByText(words.own.state.waiting ?? '')).toBeTruthy()
  expect(sent('saveReview')).toEqual([
    { subject: 'service', stars: 4, title: '', text, name: 'Anna' },
  ])
})

test('a sent review replaces the form by a message, and another can be started', async () => {
  standInForApi({ ownReviews: () => ({ reviews: [] }), saveReview: () => own })
  render(<WriteReview isMember words={words} />)
  await fillIn()
  await send()
  const status = await screen.findByText(words.form.done ?? '')
  expect(document.activeElement).toBe(status)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: words.another }))
  expect(box(words.fields.text).value).toBe('')
  expect(screen.queryByText(words.form.done ?? '')).toBeNull()
})

test('a too short review is reported at its fields, and nothing is sent or lost', async () => {
  const sent = standInForApi({})
  render(<WriteReview isMember={false} words={words} />)
  await user.type(box(words.fields.text), 'Short')
  await send()
  await waitFor(() => expect(box(words.fields.name).getAttribute('aria-invalid')).toBe('true'))
  expect([star(1).getAttribute('aria-invalid'), box(words.fields.text).value]).toEqual([
    'true',
    'Short',
  ])
  expect(sent('saveReview')).toEqual([])
})

test('the own review can be edited, and deleted after a confirmation', async () => {
  const sent = standInForApi({
    ownReviews: () => ({ reviews: [{ ...own, state: 'refused', reason: 'Names a person.' }] }),
    deleteReview: () => ({ subject: 'service' }),
  })
  render(<WriteReview isMember words={words} />)
  expect(await screen.findByText(/Names a person\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.own.edit}`) }))
  expect([box(words.fields.text).value, star(4).checked]).toEqual([text, true])
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.own.delete}`) }))
  await user.click(await screen.findByRole('button', { name: words.own.yes }))
  await waitFor(() => expect(screen.queryByText(/Names a person\./)).toBeNull())
  expect(sent('deleteReview')).toEqual([{ subject: 'service' }])
})
