import { mayChatSee } from '@/base/consent/chat'
import { isAnalyticsAllowed } from '@/client/consent/stored-choice'
import type { ChatPage } from './chat'

/**
 * Whether this document's security policy allows the chat: it depends on the choice and the address at the time of the
 * request. After a later consent the chat is available from the next document on (decision cookie-consent).
 */
let isInPolicy: boolean | undefined

/** On each page and after each choice: the chat is there, or is not. */
export async function followChat(page: ChatPage) {
  const isAllowed = isAnalyticsAllowed() && mayChatSee(new URL(location.href))
  isInPolicy ??= isAllowed
  if (!isInPolicy) return
  const { showChat, hideChat } = await import('./chat')
  if (isAllowed && isAnalyticsAllowed()) showChat(page)
  else hideChat()
}
