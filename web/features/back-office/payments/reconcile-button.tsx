'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { useFollowed } from '@/features/back-office/progress/use-followed'
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
    again: string
  }
  form: FormWords
}

const isRunning = (found: Reconciliation | undefined) =>
  found?.state === 'looking' || found?.state === 'healing'

/** Starts a reconciliation with Stripe, and shows its progress. */
export function ReconcileButton({ words, form }: ReconcileButtonProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { call, isBusy, notice } = useCall('adminReconcile', form)
  const [found, setFound] = useState<Reconciliation>()
  const { since } = found ?? {}
  const followed = useFollowed({
    call: 'adminReconciliation',
    input: since ? { since } : {},
    isOn: isRunning(found),
    words: form,
    again: words.again,
    onAnswer(answer) {
      setFound(answer)
      if (answer.state === 'over') router.refresh()
    },
  })
  const isIdle = !isRunning(found) || followed.isOver
  return (
    <div className={styles.reconcile}>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-disabled={isBusy || !isIdle}
        title={words.reconcileHint}
        aria-description={words.reconcileHint}
        onClick={async () => {
          if (isIdle) setFound(await call({}))
        }}
      >
        {words.reconcile}
      </button>
      <p role="status" className={styles.note}>
        {found &&
          fill(words.reconciling[found.state], {
            first: found.done,
            rest: found.open,
            error: found.dead,
          })}
      </p>
      <Alert notice={notice ?? followed.notice} login={form.login} />
    </div>
  )
}
