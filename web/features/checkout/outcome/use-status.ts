'use client'

import { useEffect, useState } from 'react'
import type { Audience } from '@/base/routing/audiences'
import { callApi } from '@/client/api-client'
import { reloadOnce } from '@/features/account/session/reload-once'
import { refreshSession } from '@/features/account/session/user-store'
import { clearGift } from '@/features/checkout/gift/stored-gift'
import { clearCheckout } from '@/features/checkout/stored-checkout'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { audienceOf } from '@/server/session/audience-of'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

/** Intervals between two requests: about two minutes in all. */
const waitsMs: readonly number[] = [
  1000, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 40_000,
]

/**
 * `late`: not finished after the last interval. `unknown`: no payment of the caller. `status`: undefined until the cms
 * has answered.
 */
export type Known =
  | { is: 'unknown' }
  | Unfinished<'pending'>
  | Unfinished<'late'>
  | { is: Exclude<PaymentStatus['state'], 'pending'>; status: PaymentStatus }

type Unfinished<Is> = { is: Is; status: PaymentStatus | undefined }

const unanswered: Unfinished<'pending'> = { is: 'pending', status: undefined }

type StatusQuery = { session: string; audience: Audience; words: FormWords }

/** The status of a payment: polled until it is final, with growing intervals, then no more. */
export function useStatus({ session, audience, words }: StatusQuery) {
  const [known, setKnown] = useState<Known>(unanswered)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round polls again; words never change
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    let last = unanswered

    async function ask(turn: number) {
      const next = await statusOf(session, words)
      if (isLeft) return
      const waitMs = waitsMs[turn]
      if (next.is !== 'pending') return show(next)
      if (next.status) last = next
      if (waitMs === undefined) return setKnown({ is: 'late', status: last.status })
      setKnown(last)
      timer = setTimeout(ask, waitMs, turn + 1)
    }

    // The current page would have the menu of a user without premium.
    async function show(next: Known) {
      if ((await isForOthers(next, audience)) && !isLeft && reloadOnce()) return
      if (next.is === 'paid') clearCheckout()
      if (next.is === 'paid' && next.status.gift) clearGift()
      // The analysis now has its people. A plan bought meanwhile must not remove the people of an order.
      if (next.is === 'paid' && next.status.analysis) storeInTab({ people: '' })
      if (!isLeft) setKnown(next)
    }

    void ask(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [session, audience, round])

  function retry() {
    setKnown(unanswered)
    setRound(round + 1)
  }

  return { known, retry }
}

const noAccessStatuses = [400, 401, 404]

/** The current status; none while the cms does not respond or is busy. */
async function statusOf(session: string, words: FormWords): Promise<Known> {
  const found = await callApi('paymentStatus', { session }, words)
  if (!found.ok)
    return noAccessStatuses.includes(found.error.status) ? { is: 'unknown' } : unanswered
  return { is: found.data.state, status: found.data }
}

/**
 * Whether the page is for another audience than the reader's current one. The me call renews the cookie (spec §4), so
 * that the next page has the bought tier.
 */
async function isForOthers(known: Known, audience: Audience): Promise<boolean> {
  if (known.is !== 'paid' || audience === 'visitor') return false
  const session = await refreshSession()
  return session.is === 'known' && audienceOf(session.user) !== audience
}
