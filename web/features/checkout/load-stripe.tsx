'use client'

import { useEffect } from 'react'
import { isUndecided } from '@/client/consent/stored-choice'

/**
 * Loads Stripe's script after the reader has made any choice about cookies, or if none is required. Renders nothing.
 */
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
  // Stripe receives the visit, but no behavioural signals: cards are entered on Stripe's page.
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  // The payment on Stripe's page works without it; a blocker may prevent loading.
  await loadStripe(publicKey).catch(() => undefined)
}
