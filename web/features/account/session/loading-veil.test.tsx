/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { drawnForOne } from '@/base/routing/drawn-for-one'
import { LoadingVeil } from './loading-veil'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** A member's page while the session is being loaded. */
function waitAt(path: string) {
  history.replaceState(null, '', path)
  render(<LoadingVeil title="One moment" drawnForOne={drawnForOne} />)
  act(() => {
    jest.runAllTimers()
  })
  return screen.queryByText('One moment')
}

test('a page common to all members has an overlay while the session loads', () => {
  expect(waitAt('/faq')).not.toBeNull()
})

test.each([
  '/profile',
  '/my-analyses',
  '/kronoworksheet?activetab=1',
  '/admin/payments',
  '/blog/x',
])('%s, with my data or public, never has an overlay', (path) => expect(waitAt(path)).toBeNull())
