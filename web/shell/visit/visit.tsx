'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { readRecord } from '@/client/consent/stored-choice'
import type { ChatPage } from '@/shell/chat/chat'
import { followConsent } from '@/shell/consent/follow-consent'
import { storeInTab } from '@/ui/form/tab-values'
import { countView, sendViews } from './view-queue'

/** Stores a code in the address of any page for the registration (spec §3, "Session values"). */
function storeReferral() {
  const referralCode = new URLSearchParams(location.search).get('referralCode')
  if (referralCode) storeInTab({ referralCode })
}

type VisitProps = { pixelId: string | undefined; chat?: ChatPage }

/** What happens on each page without being seen: it is counted, and the visitor's choice is followed. */
export function Visit({ pixelId, chat }: VisitProps) {
  // Behind a rewrite the server's pathname is another than the browser's: this only tells of a change.
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is a visit
  useEffect(() => {
    countView(location.pathname)
    // The script of a deferred page counts it otherwise (server/next-internals/hydration-script.mjs).
    dispatchEvent(new Event('visit'))
    storeReferral()
    follow(pixelId, chat)
  }, [pathname, pixelId])

  useEffect(() => {
    const onChoice = () => follow(pixelId, chat)
    // A phone may end a hidden page without another word.
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

function follow(pixelId: string | undefined, chat: ChatPage | undefined) {
  const record = readRecord()
  // Of a choice that the cms has, or that was never made, there is nothing to say.
  if (record && !record.isSent)
    void import('@/shell/consent/send-record').then((m) => m.sendRecord())
  if (pixelId) followConsent(pixelId)
  // Where there is none, what deals with it is not even loaded.
  if (chat) void import('@/shell/chat/follow-chat').then(({ followChat }) => followChat(chat))
}
