'use client'

import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '@/ui/form/use-hydrated'
import pill from '../shell/pill.module.css'
import type { EmailWords } from './email-words'
import type { SavedVersion } from './use-saving'

const PlanDialog = lazy(() => import('./plan-dialog'))

type PlanButtonProps = {
  words: EmailWords
  /** Saves what is not saved yet. */
  save: () => Promise<SavedVersion>
}

/** Plans the e-mail, after a dialog that says who gets it. */
export function PlanButton({ words, save }: PlanButtonProps) {
  const isReady = useHydrated()
  const [version, setVersion] = useState<SavedVersion>()
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={async () => setVersion(await save())}
      >
        {words.plan.open}
      </button>
      {version && (
        <Suspense>
          <PlanDialog id={version.id} words={words} onClose={() => setVersion(undefined)} />
        </Suspense>
      )}
    </>
  )
}
