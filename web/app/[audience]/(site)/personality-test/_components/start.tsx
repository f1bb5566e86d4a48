'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import styles from './page.module.css'

type Words = Record<'lead' | 'begin' | 'privacy' | 'noScript' | 'loading', string>

/** Before the test: its description and the start button. Hidden while the test runs. */
export function Start({
  intro,
  words,
  children,
}: {
  intro: ReactNode
  words: Words
  children: ReactNode
}) {
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Card className={styles.start}>
        {intro}
        <div className={styles.begin}>
          {children}
          <p className={styles.note}>{words.privacy}</p>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        </div>
      </Card>
    </>
  )
}

type BeginProps = { words: Words; isReady: boolean; isBusy?: boolean; onBegin: () => void }

export function BeginButton({ words, isReady, isBusy = false, onBegin }: BeginProps) {
  return (
    <Button type="button" disabled={!isReady} aria-disabled={isBusy} onClick={onBegin}>
      {isBusy ? words.loading : words.begin}
    </Button>
  )
}
