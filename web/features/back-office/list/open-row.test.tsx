/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { user } from '@/testing/user'
import { openRow } from './open-row'

const followed = () => location.hash === '#anna'

beforeEach(() => {
  location.hash = ''
  render(
    // biome-ignore lint/a11y/useKeyWithClickEvents: `walkRows` handles the keys
    <table onClick={openRow}>
      <tbody>
        <tr>
          <td data-testid="beside">
            <input type="checkbox" />
          </td>
          <th>
            <a href="#anna" data-row="anna">
              Anna
            </a>
          </th>
          <td>72 970 Ft</td>
          <td>
            <button type="button">Copy</button>
          </td>
        </tr>
      </tbody>
    </table>,
  )
})
afterEach(cleanup)

test('a click anywhere on a row opens it', async () => {
  await user.click(screen.getByText('72 970 Ft'))
  expect(followed()).toBe(true)
})

test('a button handles its own click, and a click beside a checkbox ticks it', async () => {
  await user.click(screen.getByText('Copy'))
  await user.click(screen.getByTestId('beside'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(followed()).toBe(false)
})

test('selecting an amount to copy does not open the row', async () => {
  getSelection()?.selectAllChildren(screen.getByText('72 970 Ft'))
  screen.getByText('72 970 Ft').click()
  expect(followed()).toBe(false)
})
