import { mayChatSee } from '@/base/consent/chat'
import { isAnalyticsAllowed } from '@/client/consent/stored-choice'
import type { ChatPage } from './chat'

/**
 * Whether the chat stands in this document's security policy: that was written for the choice and the address with which
 * it was asked for. Whoever agrees later has it from the next document on (decision 190).
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
