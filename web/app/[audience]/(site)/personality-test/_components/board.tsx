'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { fill } from '@/base/text/fill'
import { firstQuestions } from '@/features/personality/first-questions'
import { nextQuestions } from '@/features/personality/next-questions'
import { isDone, noProgress, withAnswer } from '@/features/personality/progress'
import type { Doubt } from '@/ui/dialog/confirm'
import { History } from './history'
import { Result } from './result'
import { Resume } from './resume'
import { Runner } from './runner'
import { BeginButton, Start } from './start'
import type { TestProps } from './test-props'
import { useProgress } from './use-progress'
import { useSaving } from './use-saving'

const Confirm = lazy(() => import('@/ui/dialog/confirm'))

type BoardProps = TestProps & {
  /** Id of the user who takes the test, if known. */
  owner: string | undefined
  /** The start button was pressed; an unfinished test then asks whether to continue. */
  begins: boolean
}

const moreCount = 5

/** The test from start to result, with the saved earlier results of a member. */
export default function Board({ owner, begins, children, ...props }: BoardProps) {
  const { questions, words, isMember, callWords } = props
  const first = useMemo(() => firstQuestions(questions), [questions])
  const [progress, setProgress] = useProgress(owner, questions, first.length)
  const [isRunning, setRunning] = useState(begins && progress.answers.length === 0)
  const [doubt, setDoubt] = useState<Doubt>()
  const test =
    progress.asked.length > 0 ? progress : { ...noProgress, asked: first.map(({ key }) => key) }
  const hasResult = !isRunning && isDone(test)
  const saving = useSaving({
    test,
    isDue: hasResult && isMember && !test.isSaved,
    words: callWords.save,
    onSaved: setProgress,
  })
  // The list of results is requested only after saving has finished.
  const isSettled = !hasResult || test.isSaved || saving.notice !== undefined
  const isAtStake = test.answers.length > 0 && !test.isSaved

  function begin() {
    setProgress(noProgress)
    setRunning(true)
  }

  function askMore() {
    const next = nextQuestions(test.answers, questions, moreCount).map(({ key }) => key)
    setProgress({ ...test, asked: [...test.asked, ...next] })
    setRunning(true)
  }

  function finish() {
    setProgress((now) => ({ ...now, takenAt: now.takenAt ?? new Date().toISOString() }))
    setRunning(false)
  }

  /** Asks for confirmation before an unsaved test is discarded. */
  const restart = () => {
    const text = hasResult
      ? words.ask[test.isSaved ? 'freshKept' : 'freshText']
      : fill(words.ask.freshUnfinished, { count: test.answers.length })
    setDoubt({ title: words.ask.freshTitle, text, yes: words.ask.freshYes, onYes: begin })
  }

  return (
    <>
      {isRunning && (
        <Runner
          questions={questions.length > 0 ? questions : first}
          test={test}
          words={words}
          onAnswer={(question, value) => setProgress(withAnswer(test, question, value))}
          onFinish={finish}
        />
      )}
      {hasResult && (
        <Result
          {...props}
          test={test}
          saving={saving}
          left={questions.filter(({ key }) => !test.answers.some((one) => one.key === key)).length}
          onMore={askMore}
          onFresh={restart}
        />
      )}
      {!isRunning && !hasResult && (
        <Start intro={children} words={words}>
          {test.answers.length > 0 ? (
            <Resume test={test} words={words} onResume={() => setRunning(true)} onAgain={restart} />
          ) : (
            <BeginButton words={words} isReady onBegin={begin} />
          )}
        </Start>
      )}
      {isMember && !isRunning && isSettled && (
        <History
          words={words}
          callWords={callWords.save}
          shown={hasResult ? test.id : undefined}
          onDoubt={setDoubt}
          isAtStake={isAtStake}
          onOpen={({ id, takenAt, answers }) =>
            setProgress({
              id,
              takenAt,
              answers,
              asked: answers.map(({ key }) => key),
              isSaved: true,
            })
          }
          onGone={(id) => id === test.id && setProgress(noProgress)}
        />
      )}
      {doubt && (
        <Suspense>
          <Confirm {...doubt} no={words.ask.cancel} onClose={() => setDoubt(undefined)} />
        </Suspense>
      )}
    </>
  )
}
