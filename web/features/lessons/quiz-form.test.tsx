/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { formWords } from '@/ui/form/words'
import { QuizForm } from './quiz-form'

const lesson = 'abcdefghijklmnopqrstuvwx'
const questions = [
  { kind: 'one' as const, answers: ['Red', 'Blue'] },
  { kind: 'several' as const, answers: ['Cat', 'Dog', 'Elm'] },
  { kind: 'order' as const, answers: ['Two', 'One'] },
]
const words = {
  ...{ question: '{number}', one: 'one', several: 'several', order: 'order', place: '{place}:' },
  ...{ missing: 'Please answer all questions!', submit: 'Submit', result: '{score}' },
  ...{ passedTitle: 'Passed', failedTitle: 'Failed', isRight: 'Right', isWrong: 'Wrong' },
  ...{ yours: 'yours', rightOne: 'right', rightOrder: 'order', again: 'Again', goOn: 'Go on' },
}
const quiz = (
  <QuizForm
    lesson={lesson}
    attempt="7"
    questions={questions}
    texts={['Colour', 'Animals', 'Numbers']}
    links={{ again: '/again', next: '/next' }}
    words={words}
    form={formWords({ submit: 'Submit' })}
  />
)

let root: Root | undefined
const page = document.createElement('div')

/** A page as it arrives, before its script. */
function open() {
  document.body.append(page)
  page.innerHTML = renderToString(quiz)
}
const hydrate = async () => {
  root = await act(() => hydrateRoot(page, quiz))
}

afterEach(async () => {
  await act(() => root?.unmount())
  sessionStorage.clear()
})

const press = (kind: 'radio' | 'checkbox' | 'button', name: string) =>
  user.click(screen.getByRole(kind, { name }))

test('answers that are pressed before hydration count', async () => {
  const sent = standInForApi({ submitQuiz: () => new Response('{}', { status: 500 }) })
  open()
  await press('radio', 'Blue')
  await press('checkbox', 'Dog')
  expect(screen.getByRole('button', { name: 'Two' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true)
  await hydrate()
  await press('checkbox', 'Cat')
  await press('button', 'One')
  await press('button', 'Two')
  await press('button', 'Submit')
  expect(sent('submitQuiz')).toEqual([{ attempt: '7', answers: [[1], [1, 0], [1, 0]] }])
})

test('answers survive a reload', async () => {
  open()
  await hydrate()
  await press('radio', 'Blue')
  await act(() => root?.unmount())
  open()
  await hydrate()
  expect(screen.getByRole('radio', { name: 'Blue' })).toHaveProperty('checked', true)
})
