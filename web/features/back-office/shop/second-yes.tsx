'use client'

import { useEffect, useState } from 'react'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { useFault } from '@/ui/form/form-context'
import { isTicked, textOf } from '@/ui/form/read-values'
import styles from './shop.module.css'

export type SecondYesWords = Record<'sure' | 'reason' | 'reasonHint', string>

/** Comes when the cms asks whether something costly is meant: a tick, and why, for the log. */
export function SecondYes({ words }: { words: SecondYesWords }) {
  const { error } = useFault('isConfirmed')
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (error) setAsked(true)
  }, [error])
  return (
    <div className={styles.second} hidden={!isAsked && !error}>
      <CheckField name="isConfirmed">{words.sure}</CheckField>
      <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={400} />
    </div>
  )
}

/** What its fields say; nothing while nobody was asked. */
export function secondYesIn(values: FormData): { isConfirmed?: true; reason?: string } {
  const reason = textOf(values, 'reason').trim()
  return {
    ...(isTicked(values, 'isConfirmed') && { isConfirmed: true }),
    ...(reason && { reason }),
  }
}
