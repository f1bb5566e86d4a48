'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import form from '@/ui/form/form.module.css'
import styles from './checkout.module.css'

type BillingPartProps = {
  words: Record<'wantsBilling' | 'billing', string>
  /** Ticked initially when billing data were entered before. */
  isWanted: boolean
  /** The fields of the form. */
  children: ReactNode
}

/** Optional billing data for the receipt. Typed values stay while the fields are hidden. */
export function BillingPart({ words, isWanted, children }: BillingPartProps) {
  const [isOpen, setOpen] = useState(isWanted)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)

  // It may have been ticked before hydration.
  useEffect(() => setOpen((was) => box.current?.checked ?? was), [])

  return (
    <>
      <div className={form.check}>
        <input
          ref={box}
          type="checkbox"
          id={id}
          name="wantsBilling"
          checked={isOpen}
          aria-controls={`${id}-fields`}
          onChange={(event) => setOpen(event.target.checked)}
        />
        <label htmlFor={id}>{words.wantsBilling}</label>
      </div>
      <fieldset id={`${id}-fields`} className={styles.billing} hidden={!isOpen} disabled={!isOpen}>
        <legend className="visually-hidden">{words.billing}</legend>
        {children}
      </fieldset>
    </>
  )
}
