import { mayPixelSee } from '@/base/consent/ad-pixel'
import type { Language } from '@/lib/contract/languages'

/** Meta's customer chat (spec §9): its version, and its codes of our languages. */
export const chat = {
  version: 'v11.0',
  locales: { hun: 'hu_HU', eng: 'en_EN', rus: 'ru_RU' } satisfies Record<Language, string>,
  /** Hosts that the content security policy allows on pages where the chat may be loaded. */
  hosts: {
    scripts: ['https://connect.facebook.net'],
    frames: ['https://www.facebook.com'],
    pictures: ['https://www.facebook.com', 'https://*.fbcdn.net'],
    connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
} as const

export const chatScript = (language: Language) =>
  `https://connect.facebook.net/${chat.locales[language]}/sdk/xfbml.customerchat.js`

/** Whether the chat may be on a page. Like the pixel, it gets the address. */
export const mayChatSee = mayPixelSee

/** Whether the cookie `selection` allows analytics (spec §4). */
export function isChosen(selection: string | undefined): boolean {
  try {
    const chosen: unknown = JSON.parse(selection ?? '')
    return Object(chosen).analytics === true
  } catch {
    return false
  }
}
