'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { formatDateText } from '@/base/text/date-text'
import type { Person } from '@/lib/contract/relationship'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { useLocal } from '@/ui/local/local'
import styles from '../worksheet.module.css'
import { addToHistory, clearHistory, readHistory, subscribe } from './chart-history'
import { linkToResult } from './result-link'

type HistoryProps = {
  /** Owner of the history: several members may use one browser. */
  owner: string
  /** The current chart. */
  current: Person | undefined
  words: Record<'title' | 'lead' | 'nameless' | 'clear', string>
}

const onServer = '[]'

/** The recently viewed charts, stored in this browser only. */
export function History({ owner, current, words }: HistoryProps) {
  const { order } = useLocal()
  const { name, date } = current ?? {}
  useEffect(() => {
    if (date) addToHistory(owner, { name: name ?? '', date })
  }, [owner, name, date])
  const stored = useSyncExternalStore(
    subscribe,
    () => readHistory(owner),
    () => onServer,
  )
  const people: Person[] = JSON.parse(stored)
  const others = people.filter((one) => one.name !== name || one.date !== date)
  if (others.length === 0) return null
  return (
    <Card aria-labelledby="history">
      <h2 id="history">{words.title}</h2>
      <p className={styles.note}>{words.lead}</p>
      <ul className={styles.history}>
        {others.map((one) => (
          <li key={`${one.name} ${one.date}`}>
            <a href={linkToResult(one)}>
              <bdi>{one.name || words.nameless}</bdi> <span>{formatDateText(one.date, order)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Button type="button" look="quiet" onClick={() => clearHistory(owner)}>
        {words.clear}
      </Button>
    </Card>
  )
}
