import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { sealData } from 'iron-session'
import type hun from '../messages/hun.json'
import { translatePages } from './translate'

export type Deployment = { deployment: 'hun' | 'eng' | 'rus' }
type Words = { words: typeof hun }

export const wordsOf = (language: string): typeof hun =>
  JSON.parse(readFileSync(path.join(__dirname, `../messages/${language}.json`), 'utf8'))

type Options = {
  allowed: RegExp[]
  /** The visitor has declined cookies before, so that no cookie bar covers the page. */
  hasChosen: boolean
  /** Hydrates each page without waiting for an interaction of the test (decision deferred-hydration). */
  interacts: boolean
  /** The browser translates every page. */
  isTranslated: boolean
}

const beThere = () =>
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))

const hex = () => randomBytes(2).toString('hex')
const newAddress = () => `2001:db8:${hex()}:${hex()}::1`

/** Lists of the back office display members of other tests, which replace their pictures meanwhile. */
const replacedPicture = /\/uploads\/people\//

const declined = encodeURIComponent(JSON.stringify({ necessary: false, analytics: false }))

/** Declines cookies, so that no cookie bar covers the page. */
export const declineCookies = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: 'selection', value: declined, url }])

/**
 * A test on one deployment: `words` are its messages. An uncaught error or an error in the browser's console fails the
 * test; `allowed` lists patterns of errors that a test provokes (a page with status 404).
 */
export const test = base.extend<Deployment & Words & Options>({
  deployment: ['hun', { option: true }],
  hasChosen: [true, { option: true }],
  interacts: [true, { option: true }],
  isTranslated: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to know the fixtures
  allowed: async ({}, use) => use([]),
  // Each test has its own IP address, so that rate limits count it alone.
  // biome-ignore lint/correctness/noEmptyPattern: the same
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  words: async ({ deployment }, use) => use(wordsOf(deployment)),
  context: async (
    { context, hasChosen, interacts, isTranslated, javaScriptEnabled, baseURL },
    use,
  ) => {
    if (interacts && javaScriptEnabled) await context.addInitScript(beThere)
    if (isTranslated) await context.addInitScript(translatePages)
    if (hasChosen && baseURL) await declineCookies(context, baseURL)
    await use(context)
  },
  page: async ({ page, allowed }, use) => {
    const errors: string[] = []
    const recordError = (text: string, url: string) => {
      const isAllowed = allowed.some((pattern) => pattern.test(text)) || replacedPicture.test(url)
      if (!isAllowed) errors.push(`${text} ${url}`)
    }
    page.on('pageerror', (error) => recordError(String(error), ''))
    page.on('console', (message) => {
      if (message.type() === 'error') recordError(message.text(), message.location().url)
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

/** 12 June 1984 in the format of each deployment. */
export const birthDay = { hun: '1984.06.12.', eng: '12.06.1984', rus: '1984.06.12' } as const

export const slugs = {
  hun: ['mi-a-krono', 'mi-a-bioritmus', 'hogyan-szamoljuk'],
  eng: ['what-is-krono', 'what-is-biorhythm', 'how-it-is-computed'],
  rus: ['chto-takoe-krono', 'chto-takoe-bioritm', 'kak-my-schitaem'],
} as const

/**
 * The session cookie of an audience, as a Cookie header: that of a signed-in demo member, or one with another token.
 */
export async function cookieOf(audience: string, token?: string): Promise<string> {
  const password = process.env.SESSION_SECRET ?? ''
  const tokens: Record<string, string> = JSON.parse(process.env.E2E_TOKENS ?? '{}')
  const session = { token: token ?? tokens[audience] ?? 'nobody', audience }
  return `token=${await sealData(session, { password, ttl: 3600 })}`
}

/** Signs the browser in as a member of an audience. */
export async function visitAs(context: BrowserContext, audience: string, baseURL: string) {
  const [name = '', value = ''] = (await cookieOf(audience)).split(/=(.*)/s)
  await context.addCookies([{ name, value, url: baseURL }])
}
