/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useChosen } from './use-chosen'

test('rows ticked in one view of a list are not selected in the next view, nor after a return', () => {
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

test('all matching rows are selected until a filter changes, or a row is deselected', () => {
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
