/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { NuqsTestingAdapter, type UrlUpdateEvent } from 'nuqs/adapters/testing'
import { user } from '@/testing/user'
import { SearchBox } from './search-box'

afterEach(cleanup)

const box = (value: string) => <SearchBox value={value} label="Search" hint="Name" />
const field = () => screen.getByRole<HTMLInputElement>('searchbox')

function drawn(value = '') {
  const onUrlUpdate = jest.fn<(event: UrlUpdateEvent) => void>()
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} searchParams="?after=abc&panel=1">
      {children}
    </NuqsTestingAdapter>
  )
  return { onUrlUpdate, ...render(box(value), { wrapper }) }
}

test('typed text is searched without Enter, with one request, from the first page', async () => {
  const { onUrlUpdate } = drawn()
  await user.type(field(), 'kovács')
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalled())
  const [[last]] = onUrlUpdate.mock.calls.slice(-1) as [[UrlUpdateEvent]]
  expect([last.queryString, last.options.history]).toEqual(['?search=kovács', 'replace'])
  expect(onUrlUpdate).toHaveBeenCalledTimes(1)
})

test('a response to a partial text does not change the field; another view replaces its text', async () => {
  const { onUrlUpdate, rerender } = drawn()
  await user.type(field(), 'kov')
  await waitFor(() => expect(onUrlUpdate).toHaveBeenCalled())
  await user.type(field(), 'ács')
  rerender(box('kov'))
  expect(field().value).toBe('kovács')
  rerender(box('szabó'))
  expect(field().value).toBe('szabó')
})

test('text typed before a step back in the history is not searched', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { onUrlUpdate } = drawn()
  await user.type(field(), 'kov')
  dispatchEvent(new PopStateEvent('popstate'))
  jest.advanceTimersByTime(1000)
  jest.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  expect(onUrlUpdate).not.toHaveBeenCalled()
})
