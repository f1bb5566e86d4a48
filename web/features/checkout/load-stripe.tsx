'use client'

import { useEffect } from 'react'
import { isUndecided } from '@/client/consent/stored-choice'

/** Loads Stripe's script once the reader has made a choice about cookies, whatever it is, or there is none to make. Draws nothing. */
export function LoadStripe({ publicKey }: { publicKey: string }) {
  useEffect(() => {
    const load = () => void loadIfChosen(publicKey)
    load()
    addEventListener('consent', load)
    return () => removeEventListener('consent', load)
  }, [publicKey])
  return null
}

async function loadIfChosen(publicKey: string) {
  if (isUndecided()) return
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  // Stripe gets the visit, but no signals of behaviour: cards are typed on Stripe's page.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  // One pays on Stripe's page whether it comes or not; a blocker may keep it away.
  await loadStripe(publicKey).catch(() => undefined)
}
