/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { handOn } from './hand-on'

afterEach(cleanup)

const chips = (names: readonly string[]) => (
  <div data-peers="button">
    {names.map((name) => (
      <span key={name}>
        <button ref={handOn} type="button">
          {name}
        </button>
      </span>
    ))}
    <button type="button">More</button>
  </div>
)

test.each([
  ['b', ['a', 'c'], 'c'],
  ['c', ['a', 'b'], 'More'],
  ['a', [], 'More'],
])(
  'the focus moves from %s to the next element in its place among %j',
  async (gone, left, next) => {
    const { rerender } = render(chips(['a', 'b', 'c']))
    screen.getByRole('button', { name: gone }).focus()
    await act(async () => rerender(chips(left)))
    expect(document.activeElement?.textContent).toBe(next)
  },
)

test('focus on another element stays there', async () => {
  const { rerender } = render(chips(['a', 'b']))
  screen.getByRole('button', { name: 'More' }).focus()
  await act(async () => rerender(chips(['b'])))
  expect(document.activeElement?.textContent).toBe('More')
})
