'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fill } from '@/base/text/fill'
import { callApi } from '@/client/api-client'
import pill from '@/features/back-office/shell/pill.module.css'
import type { Reconciliation } from '@/lib/contract/back-office/payments'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './payments.module.css'

type ReconcileButtonProps = {
  words: {
    reconcile: string
    reconcileHint: string
    reconciling: Record<Reconciliation['state'], string>
  }
  form: FormWords
}

/** How often it is asked how far it is. */
const everyMs = 1500

const isGoing = (found: Reconciliation | undefined) =>
  found?.state === 'looking' || found?.state === 'healing'

/** Has Stripe asked for everything now, and says how far that is. */
export function ReconcileButton({ words, form }: ReconcileButtonProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { call, isBusy, notice } = useCall('adminReconcile', form)
  const [found, setFound] = useState<Reconciliation>()
  useEffect(() => {
    if (!found || !isGoing(found)) return
    const timer = setTimeout(async () => {
      const answer = await callApi('adminReconciliation', { since: found.since }, form)
      // Somebody who does not hear of it asks again.
      setFound(answer.ok ? answer.data : { ...found })
      if (answer.ok && answer.data.state === 'over') router.refresh()
    }, everyMs)
    return () => clearTimeout(timer)
  }, [found, form, router])
  return (
    <div className={styles.reconcile}>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-disabled={isBusy || isGoing(found)}
        title={words.reconcileHint}
        onClick={async () => {
          if (!isGoing(found)) setFound(await call({}))
        }}
      >
        {words.reconcile}
      </button>
      <p role="status" className={styles.note}>
        {found
          ? fill(words.reconciling[found.state], {
              first: found.done,
              rest: found.open,
              error: found.dead,
            })
          : words.reconcileHint}
      </p>
      <Alert notice={notice} login={form.login} />
    </div>
  )
}
