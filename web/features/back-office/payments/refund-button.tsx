'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { minorUnits } from '@/features/back-office/minor-units'
import { newKey } from '@/features/back-office/new-key'
import { DangerDialog, type DangerWords } from '@/features/back-office/panel/danger-dialog'
import type { Money } from '@/lib/contract/money'
import type { FormWords } from '@/ui/form/words'
import styles from './payments.module.css'

type RefundButtonProps = {
  id: string
  /** What is left, as the form shows it: whoever is asked at the same moment is told. */
  left: Money
  words: DangerWords & Record<'amount' | 'amountHint', string>
  form: FormWords
}

/** Gives an order's money back, all that is left or a part. Pressed again after an unclear answer it is the same refund. */
export function RefundButton({ id, left, words, form }: RefundButtonProps) {
  const router = useRouter()
  const field = useId()
  const [amount, setAmount] = useState('')
  const [key, setKey] = useState(newKey)
  return (
    <DangerDialog
      call="adminRefund"
      words={words}
      form={form}
      input={(reason) => ({ id, key, left: left.amount, reason, ...asked(amount) })}
      onDone={() => {
        setKey(newKey())
        setAmount('')
        router.refresh()
      }}
    >
      <div className={styles.field}>
        <label htmlFor={field}>{words.amount}</label>
        <input
          id={field}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          aria-describedby={`${field}-hint`}
          onChange={({ target }) => {
            setAmount(target.value)
            // Another amount is another wish.
            setKey(newKey())
          }}
        />
        <p id={`${field}-hint`} className={styles.note}>
          {words.amountHint}
        </p>
      </div>
    </DangerDialog>
  )
}

/** What is no amount is sent as none that there is: the cms says so. */
const asked = (text: string) => (text.trim() === '' ? {} : { amount: minorUnits(text) ?? 0 })
