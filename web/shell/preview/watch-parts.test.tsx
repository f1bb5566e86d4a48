/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { watchParts } from './watch-parts'

const panel = 'https://panel.example'
const entry = { type: 'page', documentId: 'abcdefghij', locale: 'hu' }
const part = (field: string) => `data-part='${JSON.stringify({ ...entry, field })}'`

let sentMessages: [unknown, unknown][] = []
let watching = new AbortController()

beforeEach(() => {
  sentMessages = []
  watching = new AbortController()
  jest
    .spyOn(window.parent, 'postMessage')
    .mockImplementation(((message: unknown, to: unknown) =>
      sentMessages.push([message, to])) as never)
  document.body.innerHTML = `
    <h1 ${part('title')}>Heading</h1>
    <div ${part('blocks')} data-blocks="0 2 3">
      <p>First</p>
      <ul><li>Third</li></ul>
      <p><a href="#there">Fourth</a> and words</p>
    </div>
    <p>Nobody's</p>`
  watchParts({ panel, label: 'Edit' }, watching.signal)
})

afterEach(() => {
  watching.abort()
  jest.restoreAllMocks()
})

const press = (words: string) => fireEvent.click(screen.getByText(words))

test('a click on a part sends its field to the panel only', () => {
  press('Heading')
  expect(sentMessages).toEqual([[{ krono: 'part', ...entry, field: 'title' }, panel]])
})

test.each([
  ['First', 0],
  ['Third', 2],
  ['and words', 3],
])('in a rich text the clicked block is sent: %s', (words, block) => {
  press(words)
  expect(sentMessages[0]?.[0]).toEqual({ krono: 'part', ...entry, field: 'blocks', block })
})

test('a click on a link or on text without an entry sends nothing', () => {
  press('Fourth')
  press("Nobody's")
  expect(sentMessages).toEqual([])
})

test('the part under the pointer has a button', () => {
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.pointerOver(screen.getByText('Fourth'))
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(sentMessages[0]?.[0]).toEqual({ krono: 'part', ...entry, field: 'blocks' })
  fireEvent.pointerOver(screen.getByText("Nobody's"))
  expect(screen.queryByRole('button')).toBeNull()
})

test('everything is removed when the page is left', () => {
  watching.abort()
  press('Heading')
  expect(sentMessages).toEqual([])
  expect(document.querySelector('button')).toBeNull()
})
