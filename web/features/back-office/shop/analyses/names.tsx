'use client'

import { useState } from 'react'
import { type DateOrder, formatDateText } from '@/base/text/date-text'
import pill from '@/features/back-office/shell/pill.module.css'
import type { Calls } from '@/lib/contract/calls'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from '../shop.module.css'

type NamesProps = {
  id: string
  /** Order of day, month and year in the language. */
  order: DateOrder
  words: Record<'names' | 'namesText', string> & { form: FormWords }
}

/** Names of the people of an analysis, shown on request; the request is logged. */
export function Names({ id, order, words }: NamesProps) {
  const [people, setPeople] = useState<Calls['adminAnalysisNames']['answer']['people']>()
  const { call, isBusy, notice } = useCall('adminAnalysisNames', words.form)
  const isReady = useHydrated()
  return (
    <div aria-live="polite" className={styles.form}>
      {people ? (
        <ul className={styles.people}>
          {people.map(({ name, date }) => (
            <li key={`${name} ${date}`}>
              <bdi>{name}</bdi> <span>{formatDateText(date, order)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{words.namesText}</p>
          <div>
            <button
              type="button"
              className={pill.pill}
              disabled={!isReady}
              aria-disabled={isBusy}
              onClick={async () => setPeople((await call({ id }))?.people)}
            >
              {words.names}
            </button>
          </div>
          <Alert notice={notice} login={words.form.login} />
        </>
      )}
    </div>
  )
}
