/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { errorBody } from '@/lib/contract/error-body'
import { refusal } from '@/testing/stand-in-api'
import '@/testing/user'
import { LocalProvider } from '@/ui/local/local'
import { BulkProgress } from './bulk-progress'
import { bulkWords } from './bulk-words'

afterEach(cleanup)

const people = [{ id: 'u1', email: 'anna@example.com' }]

const first: BulkRun = {
  id: 'r1',
  what: { act: 'giveDays', days: 7 },
  state: 'running',
  all: 12_345,
  changed: 1_234,
  firstChanged: people,
  waiting: 11_111,
  letters: 0,
  skipped: [],
  reason: 'Spring',
  startedAt: '2026-11-26T08:00:00.000Z',
  endedAt: null,
}

const forms = { order: 'dayFirst', locale: 'en', intl: 'en-GB', timeZone: 'UTC' } as const

const show = () =>
  render(
    <LocalProvider forms={forms}>
      <BulkProgress first={first} mayStop words={bulkWords()} />
    </LocalProvider>,
  )

test('a run is polled to its end, with the changed users', async () => {
  const over = { ...first, state: 'done', changed: 12_345, waiting: 0 }
  globalThis.fetch = async () => Response.json({ run: over })
  show()
  expect(screen.getByRole('status').textContent).toBe('in progress 1,234 / 12,345')
  expect(await screen.findByText('done')).toBeTruthy()
  expect(screen.getByText('Changed: 12,345')).toBeTruthy()
  expect(screen.getByText('anna@example.com').getAttribute('href')).toBe('/admin/users/u1')
  expect(screen.getByText('and 12,344 more')).toBeTruthy()
})

test('a stopped run reports what was done, and that the rest is unchanged', async () => {
  globalThis.fetch = async () => Response.json({ run: { ...first, state: 'stopped' } })
  show()
  const { page } = bulkWords().bulk
  expect(await screen.findByText(page.stopped)).toBeTruthy()
  expect(screen.getByText(page.undone).nextElementSibling?.textContent).toBe('11,111')
  expect(screen.queryByRole('button', { name: page.stop })).toBeNull()
})

test('a run without a session shows an error, links to the login, and stops polling', async () => {
  let requests = 0
  globalThis.fetch = async () => {
    requests += 1
    return refusal(errorBody('notAuthorized', 'eng'))
  }
  show()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/login?redirectUrl=%2F')
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(requests).toBe(1)
})
