/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useChosen } from './use-chosen'

test('what is ticked in one view of a list is not chosen in the next one, nor when one comes back', () => {
  const { result, rerender } = renderHook(({ view }) => useChosen(view), {
    initialProps: { view: '?tier=free' },
  })
  act(() => result.current.chooseRows(() => ({ a: true })))
  expect(result.current.rows).toEqual({ a: true })
  rerender({ view: '?tier=paid' })
  expect(result.current.rows).toEqual({})
  rerender({ view: '?tier=free' })
  expect(result.current.rows).toEqual({})
})

test('all that match are chosen until the list is narrowed otherwise, or a row is left out', () => {
  const { result, rerender } = renderHook(({ view }) => useChosen(view), {
    initialProps: { view: '' },
  })
  act(() => result.current.chooseAll())
  expect(result.current.isAll).toBe(true)
  rerender({ view: '?search=kiss' })
  expect(result.current.isAll).toBe(false)
  act(() => result.current.chooseAll())
  act(() => result.current.chooseRows((rows) => rows))
  expect(result.current.isAll).toBe(false)
})
