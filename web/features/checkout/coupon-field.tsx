'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import { useFault } from '@/ui/form/form-context'
import { TextField } from '@/ui/form/text-field'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './checkout.module.css'
import type { CouponChoice } from './coupon-choices'

export type CouponWords = Record<
  'coupon' | 'optional' | 'apply' | 'asking' | 'applied' | 'remove' | 'own',
  string
>

type CouponFieldProps = {
  /** Initial value of the field. */
  code: string
  choices: readonly CouponChoice[]
  words: CouponWords
  isAsking: boolean
  /** The discount of the applied coupon, in words; undefined while none is applied. */
  applied: string | undefined
  fault: string | undefined
  onApply: (code: string) => void
  onType: () => void
}

/** The coupon of a purchase: a code to type, or one of the user's own. Its discount is shown immediately. */
export function CouponField(props: CouponFieldProps) {
  const { choices, words, isAsking, applied, fault, onApply, onType } = props
  const [code, setCode] = useState(props.code)
  const input = useRef<HTMLInputElement>(null)
  const isReady = useHydrated()
  // Error found only at the payment.
  const { error, clear } = useFault('coupon')

  // A code may have been typed before hydration.
  useEffect(() => setCode((known) => input.current?.value ?? known), [])

  const ask = (next: string) => {
    clear()
    onApply(next)
  }
  const choose = (next: string) => {
    setCode(next)
    ask(next)
  }
  // In a form Enter would submit the payment; in this field it applies the typed code.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (code.trim()) ask(code.trim())
  }

  return (
    <div className={styles.coupon}>
      <div className={styles.code}>
        <TextField
          ref={input}
          id="coupon"
          name="coupon"
          label={words.coupon}
          optional={words.optional}
          value={code}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fault ?? error}
          onChange={(event) => {
            setCode(event.target.value)
            onType()
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-disabled={isAsking || !code.trim()}
          onClick={() => code.trim() && ask(code.trim())}
        >
          {isAsking ? words.asking : words.apply}
        </Button>
      </div>
      <p role="status" className={styles.applied}>
        {applied}
      </p>
      {applied && (
        <button type="button" className={styles.remove} onClick={() => choose('')}>
          {words.remove}
        </button>
      )}
      {choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{words.own}</legend>
          {choices.map((choice) => (
            <button
              key={choice.code}
              type="button"
              aria-pressed={Boolean(applied) && code === choice.code}
              disabled={!isReady}
              onClick={() => choose(choice.code)}
            >
              <b>{choice.code}</b> <span>{choice.label}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
