'use client'

import { useEffect, useState } from 'react'
import { CheckField } from '@/ui/form/check-field'
import { useFault } from '@/ui/form/form-context'
import { isTicked } from '@/ui/form/read-values'
import styles from './shop.module.css'

export type SecondYesWords = Record<'sure', string>

/** A checkbox, shown when the cms requires a confirmation of something costly. */
export function SecondYes({ words }: { words: SecondYesWords }) {
  const { error } = useFault('isConfirmed')
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (error) setAsked(true)
  }, [error])
  return (
    <div className={styles.second} hidden={!isAsked && !error}>
      <CheckField name="isConfirmed">{words.sure}</CheckField>
    </div>
  )
}

/** The value of the checkbox; nothing while it is not ticked. */
export const secondYesIn = (values: FormData): { isConfirmed?: true } =>
  isTicked(values, 'isConfirmed') ? { isConfirmed: true } : {}
