'use client'

import { useEffect, useRef } from 'react'
import { fill } from '@/base/text/fill'
import { dateOfInstant } from '@/features/personality/profile/local'
import { profileText } from '@/features/personality/profile/profile-text'
import { ProfileView } from '@/features/personality/profile/profile-view'
import type { Progress } from '@/features/personality/progress'
import { profileOf } from '@/features/personality/scoring'
import { MakePrivateLink } from '@/features/results/private-link/make-private-link'
import { ShareButton } from '@/features/results/share/share-button'
import { CopyText } from '@/features/results/take-along/copy-text'
import { PrintButton } from '@/features/results/take-along/print-button'
import { scoringVersion } from '@/lib/contract/scoring-version'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { Comparison } from './comparison'
import styles from './result.module.css'
import { SaveResult } from './save-result'
import { SaveState } from './save-state'
import type { TestProps } from './test-props'
import type { Saving } from './use-saving'

type ResultProps = Omit<TestProps, 'children' | 'questions'> & {
  test: Progress
  saving: Saving
  /** Number of questions that are left. */
  left: number
  onMore: () => void
  onFresh: () => void
}

/** A finished test: its texts, the next actions, and the birth chart beside it. */
export function Result({ test, saving, left, onMore, onFresh, ...props }: ResultProps) {
  const { words, isMember, callWords, takeAlong, share, date, links } = props
  const { result, actions, local } = words
  const headingRef = useRef<HTMLHeadingElement>(null)
  const takenAt = test.takenAt ?? new Date().toISOString()

  // Moves the focus to the heading, so that screen readers read each new result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answers are others
  useEffect(() => headingRef.current?.focus(), [test.takenAt, test.answers.length])

  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {fill(result.titleOf, { date: dateOfInstant(takenAt, local) })}
        </h2>
        {isMember && (
          <SaveState test={test} saving={saving} words={words.save} login={callWords.save.login} />
        )}
      </div>
      <ProfileView answers={test.answers} words={words} />
      <Card className={`${styles.on} no-print`}>
        <p>{left > 0 ? actions.moreLead : actions.moreNone}</p>
        <div className={styles.buttons}>
          {left > 0 && (
            <Button type="button" onClick={onMore}>
              {actions.more}
            </Button>
          )}
          <CopyText text={profileText(test.answers, takenAt, words)} words={takeAlong.copy} />
          <PrintButton label={takeAlong.print} />
          <Button type="button" look="quiet" onClick={onFresh}>
            {actions.fresh}
          </Button>
        </div>
      </Card>
      {!isMember && <SaveResult words={words.keep} links={links} />}
      {test.id && test.isSaved && (
        <Card className={`${styles.on} no-print`}>
          <p>
            <ShareButton picture={{ kind: 'test', result: test.id }} words={share} isDateless />
          </p>
          <MakePrivateLink
            // Five more answers give a new result.
            key={`${test.id} ${test.answers.length}`}
            wish={{ testResult: test.id }}
            words={takeAlong.share}
            texts={takeAlong.link}
          />
        </Card>
      )}
      <Comparison
        profile={profileOf(test.answers)}
        words={words}
        callWords={callWords.chart}
        date={date}
        isMember={isMember}
      />
      <p className={styles.version}>{fill(result.version, { version: scoringVersion })}</p>
    </div>
  )
}
