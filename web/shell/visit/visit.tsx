'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { readRecord } from '@/client/consent/stored-choice'
import type { ChatPage } from '@/shell/chat/chat'
import { followConsent } from '@/shell/consent/follow-consent'
import { storeInTab } from '@/ui/form/tab-values'
import { countView, sendViews } from './view-queue'

/** Stores the referral code of an address for the registration (spec §3, "Session values"). */
function storeReferral() {
  const referralCode = new URLSearchParams(location.search).get('referralCode')
  if (referralCode) storeInTab({ referralCode })
}

type VisitProps = { pixelId: string | undefined; chat?: ChatPage }

/** Counts each page view, stores the referral code, and applies the visitor's consent. Renders nothing. */
export function Visit({ pixelId, chat }: VisitProps) {
  // With rewrites it may differ from the browser's pathname, so it is only used to detect a change.
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is a visit
  useEffect(() => {
    countView(location.pathname)
    // Otherwise the hydration script would count the page too (server/next-internals/hydration-script.mjs).
    dispatchEvent(new Event('visit'))
    storeReferral()
    applyConsent(pixelId, chat)
  }, [pathname, pixelId])

  useEffect(() => {
    const onChoice = () => applyConsent(pixelId, chat)
    // A phone may end a hidden page without another event.
    const onHide = () => document.visibilityState === 'hidden' && sendViews()
    addEventListener('consent', onChoice)
    addEventListener('pagehide', sendViews)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('consent', onChoice)
      removeEventListener('pagehide', sendViews)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [pixelId, chat])

  return null
}

function applyConsent(pixelId: string | undefined, chat: ChatPage | undefined) {
  const record = readRecord()
  // A record that was sent, or a missing one, needs no request.
  if (record && !record.isSent)
    void import('@/shell/consent/send-record').then((m) => m.sendRecord())
  if (pixelId) followConsent(pixelId)
  // Its code is loaded only if there is a chat.
  if (chat) void import('@/shell/chat/follow-chat').then(({ followChat }) => followChat(chat))
}
