/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ChatPage } from './chat'

const page: ChatPage = { pageId: '1234567890', language: 'hun' }

const choose = (analytics: boolean) => {
  const selection = encodeURIComponent(JSON.stringify({ necessary: true, analytics }))
  // biome-ignore lint/suspicious/noDocumentCookie: like the cookie bar
  document.cookie = `selection=${selection}; path=/`
}

const scripts = () => [...document.scripts].map(({ src }) => src)

/** Loads a new document: the state of modules from another document is reset. */
async function openAt(address: string, analytics: boolean) {
  jest.resetModules()
  document.body.innerHTML = ''
  window.FB = undefined
  choose(analytics)
  history.replaceState(null, '', address)
  const { followChat } = await import('./follow-chat')
  await followChat(page)
  return followChat
}

beforeEach(() => localStorage.clear())

/** Simulates that Meta's script has loaded. */
function loadSdk() {
  const CustomerChat = { show: jest.fn(), hide: jest.fn() }
  const init = jest.fn()
  window.FB = { init, CustomerChat }
  window.fbAsyncInit?.()
  return { init, ...CustomerChat }
}

describe('the chat', () => {
  test.each([
    ['hun', 'hu_HU'],
    ['eng', 'en_EN'],
    ['rus', 'ru_RU'],
  ] as const)(
    'in %s is loaded from the address of %s, in version 11.0',
    async (language, locale) => {
      jest.resetModules()
      document.body.innerHTML = ''
      const { showChat } = await import('./chat')
      showChat({ ...page, language })
      expect(scripts()).toEqual([
        `https://connect.facebook.net/${locale}/sdk/xfbml.customerchat.js`,
      ])
      expect(document.querySelector('.fb-customerchat')?.getAttribute('page_id')).toBe(page.pageId)
      expect(loadSdk().init).toHaveBeenCalledWith({ xfbml: true, version: 'v11.0' })
    },
  )

  test('is loaded once for visitors who had agreed before the page loaded', async () => {
    const followChat = await openAt('/', true)
    await followChat(page)
    expect(scripts()).toHaveLength(1)
  })

  test.each([
    ['/', false],
    ['/biorhythm?birth=1984-06-12', true],
    ['/reset-password?token=secret', true],
    ['/admin', true],
  ])('is not on %s with the choice %s', async (address, analytics) => {
    const followChat = await openAt(address, analytics)
    expect(document.body.innerHTML).toBe('')
    // The policy of this document does not allow the chat; it is available from the next document on.
    choose(true)
    history.replaceState(null, '', '/')
    await followChat(page)
    expect(document.body.innerHTML).toBe('')
  })

  test('hides when the consent is withdrawn, and where the address has personal data', async () => {
    const followChat = await openAt('/', true)
    const { hide, show } = loadSdk()
    history.replaceState(null, '', '/biorhythm?birth=1984-06-12')
    await followChat(page)
    expect(hide).toHaveBeenCalledTimes(1)
    history.replaceState(null, '', '/')
    await followChat(page)
    expect(show).toHaveBeenCalledTimes(1)
    choose(false)
    await followChat(page)
    expect(hide).toHaveBeenCalledTimes(2)
  })

  test('does not start if the consent is withdrawn while the script is loading', async () => {
    const followChat = await openAt('/', true)
    choose(false)
    await followChat(page)
    expect(document.body.innerHTML).toBe('')
    expect(loadSdk().init).not.toHaveBeenCalled()
  })
})
