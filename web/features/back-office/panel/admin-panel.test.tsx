/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { AdminPanel } from './admin-panel'

let isSmall = false

beforeEach(() => {
  isSmall = false
  const size = { addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = () => ({ ...size, matches: isSmall }) as unknown as MediaQueryList
})
afterEach(cleanup)

const push = jest.fn()

/** A list of two rows, with the panel of one open. */
const list = (open?: 'a' | 'b') =>
  withRouter(
    { push },
    <div>
      <nav>Menu</nav>
      <main>
        <h1>Users</h1>
        <a href="/admin?panel=a" data-row="a">
          Anna
        </a>
        <a href="/admin?panel=b" data-row="b">
          Bea
        </a>
        {open && (
          <AdminPanel key={open} row={open} title="Users" closeHref="/admin" word="Close">
            <h2>{open === 'a' ? 'Anna' : 'Bea'}</h2>
            <textarea aria-label="Reason" />
          </AdminPanel>
        )}
      </main>
    </div>,
  )

test('the focus moves into the opened panel, which is named by its heading, and back to its row', () => {
  const { rerender } = render(list())
  screen.getByRole('link', { name: 'Bea' }).focus()
  rerender(list('b'))
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Bea' }))
  rerender(list())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bea' }))
})

test('a focus that the user moved meanwhile stays', () => {
  const { rerender } = render(list())
  rerender(list('b'))
  screen.getByRole('link', { name: 'Anna' }).focus()
  rerender(list())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Anna' }))
})

test('text typed beside one row does not appear beside the next', async () => {
  const { rerender } = render(list())
  rerender(list('a'))
  await user.type(screen.getByRole('textbox'), 'Meant for Anna')
  rerender(list('b'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
})

test('Escape closes it, but not from a text field', async () => {
  push.mockClear()
  const { rerender } = render(list())
  rerender(list('a'))
  await user.type(screen.getByRole('textbox'), 'Because{Escape}')
  expect(push).not.toHaveBeenCalled()
  screen.getByRole('complementary').focus()
  await user.keyboard('{Escape}')
  expect(push).toHaveBeenCalledWith('/admin', { scroll: false })
})

test.each([
  ['on a phone nothing behind it can be reached, and the page keeps its name', true],
  ['in a wide window what stands beside it can', false],
])('%s', (_, small) => {
  isSmall = small
  const { rerender } = render(list())
  rerender(list('a'))
  const inert = () => document.querySelectorAll('nav[inert], [data-row][inert]').length
  expect(inert()).toBe(small ? 3 : 0)
  expect(document.querySelectorAll('main[inert], h1[inert], aside[inert]')).toHaveLength(0)
  rerender(list())
  expect(inert()).toBe(0)
})

test('arrow keys open the next row instead of this one, except while typing or without a next row', async () => {
  Element.prototype.scrollIntoView = jest.fn()
  render(list('a'))
  const pressed: string[] = []
  for (const link of screen.getAllByRole('link', { name: /Anna|Bea/ }))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      pressed.push(link.textContent ?? '')
    })
  await user.keyboard('{ArrowUp}')
  expect(pressed).toEqual([])
  await user.keyboard('{ArrowDown}')
  expect(pressed).toEqual(['Bea'])
  await user.click(screen.getByRole('textbox', { name: 'Reason' }))
  await user.keyboard('{ArrowDown}')
  expect(pressed).toEqual(['Bea'])
})
