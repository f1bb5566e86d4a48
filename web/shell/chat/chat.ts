import { chat, chatScript } from '@/base/consent/chat'
import type { Language } from '@/lib/contract/languages'

/** Id of the page behind the chat, and its language. */
export type ChatPage = { pageId: string; language: Language }

type Sdk = {
  init: (settings: { xfbml: boolean; version: string }) => void
  CustomerChat?: { show: (isOpen: boolean) => void; hide: () => void }
}

declare global {
  interface Window {
    FB?: Sdk | undefined
    fbAsyncInit?: (() => void) | undefined
  }
}

const rootId = 'fb-root'
const chatId = 'fb-customer-chat'

let isWanted = false

/** Meta's own loader: the two elements that its script looks for, and the script. */
export function showChat({ pageId, language }: ChatPage) {
  isWanted = true
  if (document.getElementById(rootId)) return window.FB?.CustomerChat?.show(false)
  const root = document.createElement('div')
  root.id = rootId
  const place = document.createElement('div')
  place.id = chatId
  place.className = 'fb-customerchat'
  place.setAttribute('page_id', pageId)
  place.setAttribute('attribution', 'biz_inbox')
  window.fbAsyncInit = () => {
    // Taken back while the script was on its way.
    if (isWanted) window.FB?.init({ xfbml: true, version: chat.version })
  }
  const script = document.createElement('script')
  script.async = true
  script.src = chatScript(language)
  document.body.append(root, place, script)
}

/** Where it may not be, or not any more: nothing of it is seen, and what was on its way begins nothing. */
export function hideChat() {
  isWanted = false
  window.FB?.CustomerChat?.hide()
  if (window.FB) return
  for (const one of document.querySelectorAll(
    `#${rootId}, #${chatId}, script[src*="customerchat"]`,
  ))
    one.remove()
}
