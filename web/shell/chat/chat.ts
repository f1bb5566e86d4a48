import { chat, chatScript } from '@/base/consent/chat'
import type { Language } from '@/lib/contract/languages'

/** Id of Meta's page for the chat, and the language of the chat. */
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

/** Shows the chat. At the first call it adds the two elements that Meta's script needs, and the script. */
export function showChat({ pageId, language }: ChatPage) {
  isWanted = true
  if (document.getElementById(rootId)) return window.FB?.CustomerChat?.show(false)
  const root = document.createElement('div')
  root.id = rootId
  const container = document.createElement('div')
  container.id = chatId
  container.className = 'fb-customerchat'
  container.setAttribute('page_id', pageId)
  container.setAttribute('attribution', 'biz_inbox')
  window.fbAsyncInit = () => {
    // The consent may have been withdrawn while the script was loading.
    if (isWanted) window.FB?.init({ xfbml: true, version: chat.version })
  }
  const script = document.createElement('script')
  script.async = true
  script.src = chatScript(language)
  document.body.append(root, container, script)
}

/** Hides the chat. If its script is still loading, removes it, and the chat does not start. */
export function hideChat() {
  isWanted = false
  window.FB?.CustomerChat?.hide()
  if (window.FB) return
  for (const one of document.querySelectorAll(
    `#${rootId}, #${chatId}, script[src*="customerchat"]`,
  ))
    one.remove()
}
