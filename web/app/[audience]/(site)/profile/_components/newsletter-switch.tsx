'use client'

import { useState } from 'react'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './newsletter-switch.module.css'

type NewsletterSwitchProps = {
  words: FormWords
  /** Messages after saving. */
  status: { on: string; off: string; asked: string }
  isOn: boolean
}

/** Saves immediately when switched, and switches back when saving failed. */
export function NewsletterSwitch({ words, status, isOn }: NewsletterSwitchProps) {
  const [isChecked, setChecked] = useState(isOn)
  const [result, setResult] = useState<keyof NewsletterSwitchProps['status']>()
  const { isBusy, notice, call } = useCall('updateUser', words)
  const isReady = useHydrated()

  async function turn(wanted: boolean) {
    if (isBusy) return
    setChecked(wanted)
    setResult(undefined)
    const answer = await call({ newsLetter: wanted })
    const isNow = answer?.user.newsLetter ?? !wanted
    setChecked(isNow)
    // After an earlier unsubscription the address has to be confirmed by e-mail again.
    if (answer) setResult(isNow === wanted ? (isNow ? 'on' : 'off') : 'asked')
  }

  return (
    <>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isChecked}
          aria-checked={isChecked}
          disabled={!isReady}
          onChange={(event) => turn(event.target.checked)}
        />
        <span>{words.submit}</span>
      </label>
      <Alert notice={notice} login={words.login} />
      <p role="status" className={styles.status}>
        {result && status[result]}
      </p>
    </>
  )
}
