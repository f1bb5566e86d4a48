'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import form from '@/ui/form/form.module.css'
import styles from './relationship-tab.module.css'

type ComputeProps = {
  /** The worksheet's address, and the parameter value of this tab. */
  action: string
  tab: string
  /** There are enough people. */
  isReady: boolean
  /** A result of too few people was requested: the message is shown immediately. */
  isRequested: boolean
  words: { submit: string; tooFew: string }
}

/** The link to the result; with too few people it shows a message (spec §5) and stays. Works without its script. */
export function Compute({ action, tab, isReady, isRequested, words }: ComputeProps) {
  const [isAsked, setAsked] = useState(isRequested)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isRequested) button.current?.focus()
  }, [isRequested])

  function onSubmit(event: FormEvent) {
    if (isReady) return
    event.preventDefault()
    setAsked(true)
  }

  const isTooFew = isAsked && !isReady
  return (
    <form action={action} className={styles.compute} onSubmit={onSubmit}>
      <input type="hidden" name="activetab" value={tab} />
      <input type="hidden" name="show" value="result" />
      <Button ref={button} type="submit" aria-describedby={isTooFew ? 'too-few-people' : undefined}>
        {words.submit}
      </Button>
      <div role="alert" id="too-few-people" className={form.alert}>
        {isTooFew && <p>{words.tooFew}</p>}
      </div>
    </form>
  )
}
