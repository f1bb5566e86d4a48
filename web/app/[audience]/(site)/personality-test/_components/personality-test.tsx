'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { DateOrder } from '@/base/text/date-text'
import { useSession } from '@/features/account/session/use-session'
import type { PersonalityWords } from '@/features/personality/profile/words'
import type { Question } from '@/features/personality/question'
import type { TakeAlongWords } from '@/features/results/take-along/words'
import type { DateFieldWords } from '@/ui/date-field/date-field'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import type Board from './board'
import { hasKept } from './kept-progress'
import { BeginButton, Start } from './start'

export type TestProps = {
  questions: readonly Question[]
  words: PersonalityWords
  /** Somebody is signed in, as far as the page knows. */
  isMember: boolean
  callWords: Record<'save' | 'chart', FormWords>
  takeAlong: TakeAlongWords
  date: { words: DateFieldWords; order: DateOrder; locale: 'hu' | 'en' | 'ru' }
  links: Record<'register' | 'login', string>
  /** What the test is, before it begins. */
  children: ReactNode
}

/**
 * The test before it begins. Whatever comes then is loaded when somebody begins, has begun before in this
 * browser, or is a member, who may have earlier results.
 */
export function PersonalityTest(props: TestProps) {
  const { questions, words, isMember, children } = props
  const session = useSession()
  const isAwake = useHydrated()
  const [loaded, setLoaded] = useState<{ Board: typeof Board }>()
  // Of its own: Begin may be pressed while the rest is on its way already.
  const [begins, setBegins] = useState(false)
  const [state, setState] = useState<'loading' | 'failed'>()
  const owner = session.is === 'known' ? session.user.id : undefined
  const isReady = isAwake && (!isMember || session.is !== 'asking')

  const load = useCallback(() => {
    setState('loading')
    import('./board')
      .then((module) => setLoaded({ Board: module.default }))
      .catch(() => setState('failed'))
  }, [])

  useEffect(() => {
    if (isReady && (isMember || hasKept())) load()
  }, [isReady, isMember, load])

  if (questions.length === 0) return <p>{words.noQuestions}</p>
  if (loaded && isReady) {
    return <loaded.Board {...props} owner={owner} begins={begins} />
  }
  return (
    <Start intro={children} words={words}>
      <BeginButton
        words={words}
        isReady={isReady}
        isBusy={begins && state === 'loading'}
        onBegin={() => {
          setBegins(true)
          load()
        }}
      />
      <p role="alert">{state === 'failed' && words.loadFailed}</p>
    </Start>
  )
}
