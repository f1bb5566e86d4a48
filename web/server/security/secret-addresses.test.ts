import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { mayPixelSee } from '@/base/consent/ad-pixel'
import { isSecretAddress } from '@/base/routing/links'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { countablePath } from '@/server/page-views/countable'
import { securityHeaders } from './headers'

const secret = 'K7f-3_xQ'
const rows = Object.values<RouteRow>(routes)
const secretRows = rows.filter((row) => row.isSecret)
const addressOf = ({ path: form }: RouteRow) => form.replace(/\[\w+\]/, secret)

test('every address with a token is secret, and so are those with one in the query', () => {
  for (const row of rows.filter((one) => one.path.includes('[token]'))) {
    expect([row.path, row.isSecret]).toEqual([row.path, true])
  }
  const byQuery = secretRows.filter((row) => !row.path.includes('[')).map((row) => row.path)
  expect(byQuery.sort()).toEqual([
    '/confirm-email',
    '/newsletter/confirm',
    '/newsletter/preferences',
    '/newsletter/unsubscribe',
    '/payment/success',
    '/reset-password',
    '/undo-email',
  ])
})

describe.each(secretRows.map((row) => [row.path, row] as const))('%s is not leaked', (_, row) => {
  const pathname = addressOf(row)

  test('it is a secret address, also with more after it', () => {
    for (const more of ['', '/', '/more', '?from=mail', '#total']) {
      expect([more, isSecretAddress(`${pathname}${more}`)]).toEqual([more, true])
    }
  })

  test('the ad pixel does not get it, nor an address that redirects back to it', () => {
    const site = 'https://krono.example'
    const back = new URLSearchParams({ redirectUrl: pathname })
    for (const address of [
      pathname,
      `${pathname}/`,
      `${pathname}?utm_source=x`,
      `/login?${back}`,
    ]) {
      expect([address, mayPixelSee(new URL(address, site))]).toEqual([address, false])
    }
  })

  test('its links send no referrer', () => {
    const input = { pathname, isSecure: true, isPreview: false, hasAgreed: true, nonce: () => '' }
    const headers = securityHeaders(input, { scriptHashes: [], isDevelopment: false })
    expect(headers['Referrer-Policy']).toBe('no-referrer')
  })

  // The header applies to a document; after a navigation of Next's router the page's own metadata applies.
  test('its page sends no referrer after a client navigation', () => {
    const file = path.join(__dirname, '../../app/[audience]/(site)', row.path, 'page.tsx')
    expect(existsSync(file)).toBe(row.isBuilt ?? false)
    if (row.isBuilt) expect(readFileSync(file, 'utf8')).toContain("referrer: 'no-referrer'")
  })

  test('a view of it is counted without the secret', () => {
    expect(countablePath(pathname, new Set([secret, pathname]))).toBe(row.path)
  })

  test('it is not indexed', () => expect(row.isIndexed).toBeUndefined())
})
