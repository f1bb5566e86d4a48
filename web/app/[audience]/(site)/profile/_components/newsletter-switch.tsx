'use client'

import { useState } from 'react'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './newsletter-switch.module.css'

type NewsletterSwitchProps = {
  words: FormWords
  /** What is said once it was saved. */
  said: { on: string; off: string; asked: string }
  isOn: boolean
}

/** Saves as soon as it is turned, and turns back when that failed. */
export function NewsletterSwitch({ words, said, isOn }: NewsletterSwitchProps) {
  const [isChecked, setChecked] = useState(isOn)
  const [told, setTold] = useState<keyof NewsletterSwitchProps['said']>()
  const { isBusy, notice, call } = useCall('updateUser', words)
  const isReady = useHydrated()

  async function turn(wanted: boolean) {
    if (isBusy) return
    setChecked(wanted)
    setTold(undefined)
    const answer = await call({ newsLetter: wanted })
    const isNow = answer?.user.newsLetter ?? !wanted
    setChecked(isNow)
    // Whoever left before comes back by a letter.
    if (answer) setTold(isNow === wanted ? (isNow ? 'on' : 'off') : 'asked')
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
      <p role="status" className={styles.said}>
        {told && said[told]}
      </p>
    </>
  )
}
