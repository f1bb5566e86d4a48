/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import type { Feedback } from '@/lib/contract/chapter-feedback'
import { errors } from '@/lib/contract/errors'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { savingWords } from '@/ui/form/words'
import { FeedbackButtons } from './feedback-buttons'

let id = 0
// Presses are remembered until the tab is closed.
beforeEach(() => {
  id += 1
})

const open = (value: Feedback | null = null) =>
  render(
    <FeedbackButtons
      of={{ id: `${id}`, chapter: 'ends', edition: null }}
      value={value}
      words={{ question: 'Is this you?', fits: 'This is me', notReally: 'Not really' }}
      title="The two ends"
      callWords={savingWords({ submit: 'Try again' })}
      siteLang="en"
    />,
  )

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => user.click(button(name))
const pressed = () =>
  ['This is me', 'Not really'].filter(
    (name) => button(name).getAttribute('aria-pressed') === 'true',
  )

const stored = { feedback: [] }
const down = () => refusal({ status: 503, message: errors.unavailable.hun })

test('a press is stored, another one changes it, and a second one on the same button removes it', async () => {
  const sent = standInForApi({ giveFeedback: () => stored })
  open('notReally')
  expect(screen.getByRole('group', { name: 'Is this you? The two ends' })).toBeTruthy()
  expect(pressed()).toEqual(['Not really'])
  await press('This is me')
  expect(pressed()).toEqual(['This is me'])
  await press('This is me')
  expect(pressed()).toEqual([])
  await waitFor(() =>
    expect(sent('giveFeedback')).toEqual([
      { chapter: 'ends', value: 'fits' },
      { chapter: 'ends', value: null },
    ]),
  )
})

test('presses during a slow call are sent after it, the last one only', async () => {
  const slow = pendingAnswer()
  const answers = [slow.answer, stored]
  const sent = standInForApi({ giveFeedback: () => answers.shift() ?? stored })
  open()
  await press('This is me')
  await press('Not really')
  await press('Not really')
  await press('Not really')
  expect(sent('giveFeedback')).toHaveLength(1)
  await slow.give(stored)
  await waitFor(() =>
    expect(sent('giveFeedback')).toEqual([
      { chapter: 'ends', value: 'fits' },
      { chapter: 'ends', value: 'notReally' },
    ]),
  )
  expect(pressed()).toEqual(['Not really'])
})

test('after a failure the press stays, with an error and a button to send it again', async () => {
  const answers: object[] = [down(), stored]
  const sent = standInForApi({ giveFeedback: () => answers.shift() ?? stored })
  open()
  await press('Not really')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(pressed()).toEqual(['Not really'])
  await press('Try again')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  expect(document.activeElement).toBe(button('Not really'))
  expect(sent('giveFeedback')).toEqual(Array(2).fill({ chapter: 'ends', value: 'notReally' }))
})

test('after "back" the page that was loaded before a press shows the press', async () => {
  const sent = standInForApi({ giveFeedback: () => stored })
  const { unmount } = open()
  await press('This is me')
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  unmount()
  open()
  expect(pressed()).toEqual(['This is me'])
  expect(sent('giveFeedback')).toHaveLength(1)
})

test('a press that could not be stored is sent again at the next visit', async () => {
  const answers: object[] = [down(), stored]
  const sent = standInForApi({ giveFeedback: () => answers.shift() ?? stored })
  const { unmount } = open('fits')
  await press('This is me')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  unmount()
  open('fits')
  await waitFor(() => expect(pressed()).toEqual([]))
  await waitFor(() => expect(sent('giveFeedback')).toHaveLength(2))
  expect(sent('giveFeedback')).toEqual(Array(2).fill({ chapter: 'ends', value: null }))
})
