import { mayPixelSee } from '@/base/consent/ad-pixel'
import type { Language } from '@/lib/contract/languages'

/** Meta's customer chat, as the specification names it (spec §9): its version, and its codes of our languages. */
export const chat = {
  version: 'v11.0',
  locales: { hun: 'hu_HU', eng: 'en_EN', rus: 'ru_RU' } satisfies Record<Language, string>,
  /** What the content security policy allows it, where it may be loaded and nowhere else. */
  hosts: {
    scripts: ['https://connect.facebook.net'],
    frames: ['https://www.facebook.com'],
    pictures: ['https://www.facebook.com', 'https://*.fbcdn.net'],
    connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
} as const

export const chatScript = (language: Language) =>
  `https://connect.facebook.net/${chat.locales[language]}/sdk/xfbml.customerchat.js`

/** Whether it may be on a page: it learns the address, like the pixel. */
export const mayChatSee = mayPixelSee

/** Whether the cookie `selection` says yes to what others measure (spec §4). */
export function isChosen(selection: string | undefined): boolean {
  try {
    const chosen: unknown = JSON.parse(selection ?? '')
    return Object(chosen).analytics === true
  } catch {
    return false
  }
}
