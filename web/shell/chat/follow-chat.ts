import { mayChatSee } from '@/base/consent/chat'
import { isAnalyticsAllowed } from '@/client/consent/stored-choice'
import type { ChatPage } from './chat'

/**
 * Whether the security policy of this document allows the chat. It depends on the consent and the address at the time
 * of the request. After a later consent the chat is available from the next document on (decision cookie-consent).
 */
let isInPolicy: boolean | undefined

/** Shows or hides the chat. Called on each page and after each consent choice. */
export async function followChat(page: ChatPage) {
  const isAllowed = isAnalyticsAllowed() && mayChatSee(new URL(location.href))
  isInPolicy ??= isAllowed
  if (!isInPolicy) return
  const { showChat, hideChat } = await import('./chat')
  if (isAllowed && isAnalyticsAllowed()) showChat(page)
  else hideChat()
}
