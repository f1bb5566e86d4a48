'use client'

import { useEffect, useState } from 'react'
import { fill } from '@/base/text/fill'
import { dateOfInstant } from '@/features/personality/profile/local'
import type { PersonalityWords } from '@/features/personality/profile/words'
import type { TestResult } from '@/lib/contract/personality'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import type { Doubt } from '@/ui/dialog/confirm'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import styles from './history.module.css'

type HistoryProps = {
  words: PersonalityWords
  callWords: FormWords
  /** Id of the displayed test. */
  shown: string | undefined
  /** The displayed test is not saved and would be lost. */
  isAtStake: boolean
  onDoubt: (doubt: Doubt) => void
  onOpen: (result: TestResult) => void
  onGone: (id: string) => void
}

/** A member's earlier tests, newest first, with buttons to open and delete them. */
export function History(props: HistoryProps) {
  const { words, callWords, shown, isAtStake, onDoubt, onOpen, onGone } = props
  const { history, ask, local } = words
  const [results, setResults] = useState<readonly TestResult[]>([])
  const [status, setStatus] = useState('')
  const loading = useCall('personalityTests', callWords)
  const removing = useCall('deletePersonalityTest', callWords)

  const load = async () => {
    const answer = await loading.call({})
    if (answer) setResults(answer.results)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    void load()
  }, [])

  async function remove(id: string) {
    setStatus('')
    if (!(await removing.call({ id }))) return
    setResults((rows) => rows.filter((row) => row.id !== id))
    setStatus(history.removed)
    onGone(id)
  }

  const open = (result: TestResult) => {
    if (!isAtStake) return onOpen(result)
    const { openTitle, openText, openYes } = ask
    onDoubt({ title: openTitle, text: openText, yes: openYes, onYes: () => onOpen(result) })
  }

  if (results.length === 0 && !loading.notice && status === '') return null
  return (
    <Card className={`${styles.history} no-print`} aria-labelledby="history">
      <h2 id="history">{history.title}</h2>
      <ul className={styles.rows}>
        {results.map((result) => {
          const date = dateOfInstant(result.takenAt, local)
          return (
            <li key={result.id}>
              <div>
                <strong>{date}</strong>
                <span>
                  <span>{fill(history.answers, { count: result.answers.length })}</span>
                  {result.id === shown && <span>{` · ${history.current}`}</span>}
                </span>
              </div>
              <div className={styles.buttons}>
                {result.id !== shown && (
                  <Button
                    type="button"
                    look="quiet"
                    aria-label={`${history.open}: ${date}`}
                    onClick={() => open(result)}
                  >
                    {history.open}
                  </Button>
                )}
                <Button
                  type="button"
                  look="quiet"
                  aria-label={`${history.remove}: ${date}`}
                  aria-disabled={removing.isBusy}
                  onClick={() =>
                    onDoubt({
                      title: ask.removeTitle,
                      text: fill(ask.removeText, { date }),
                      yes: ask.removeYes,
                      onYes: () => void remove(result.id),
                    })
                  }
                >
                  {history.remove}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <p role="status">{status}</p>
      <Alert notice={loading.notice ?? removing.notice} login={callWords.login} />
      {loading.notice && (
        <Button type="button" look="quiet" onClick={() => void load()}>
          {history.retry}
        </Button>
      )}
    </Card>
  )
}
