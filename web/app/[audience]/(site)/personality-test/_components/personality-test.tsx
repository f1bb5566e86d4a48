'use client'

import { useCallback, useEffect, useState } from 'react'
import { useSession } from '@/features/account/session/use-session'
import { useHydrated } from '@/ui/form/use-hydrated'
import type Board from './board'
import { BeginButton, Start } from './start'
import { hasStoredTest } from './stored-progress'
import type { TestProps } from './test-props'

/**
 * The test before it starts. The rest is lazy-loaded when the user starts, has a stored test in this browser, or is a
 * member, who may have earlier results.
 */
export function PersonalityTest(props: TestProps) {
  const { questions, words, isMember, children } = props
  const session = useSession()
  const isHydrated = useHydrated()
  const [loaded, setLoaded] = useState<{ Board: typeof Board }>()
  // A state of its own, because the button may be pressed while the rest is loading.
  const [begins, setBegins] = useState(false)
  const [state, setState] = useState<'loading' | 'failed'>()
  const owner = session.is === 'known' ? session.user.id : undefined
  const isReady = isHydrated && (!isMember || session.is !== 'asking')

  const load = useCallback(() => {
    setState('loading')
    import('./board')
      .then((module) => setLoaded({ Board: module.default }))
      .catch(() => setState('failed'))
  }, [])

  useEffect(() => {
    if (isReady && (isMember || hasStoredTest())) load()
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
