/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { NoCookies } from './no-cookies'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('the warning appears only in a browser that blocks cookies', () => {
  const page = render(<NoCookies text="Cookies are needed." />)
  expect(screen.getByRole('alert').textContent).toBe('')
  page.unmount()
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  render(<NoCookies text="Cookies are needed." />)
  expect(screen.getByRole('alert').textContent).toBe('Cookies are needed.')
})
