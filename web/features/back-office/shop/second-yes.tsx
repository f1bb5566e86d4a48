'use client'

import { useEffect, useState } from 'react'
import { CheckField } from '@/ui/form/check-field'
import { useFault } from '@/ui/form/form-context'
import { isTicked } from '@/ui/form/read-values'
import styles from './shop.module.css'

export type SecondYesWords = Record<'sure', string>

/** Shown once the cms asks whether something costly is meant: a checkbox. */
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

/** What its checkbox says; nothing while it is not ticked. */
export const secondYesIn = (values: FormData): { isConfirmed?: true } =>
  isTicked(values, 'isConfirmed') ? { isConfirmed: true } : {}
