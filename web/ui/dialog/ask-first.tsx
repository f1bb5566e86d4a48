'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'

const Confirm = lazy(() => import('./confirm'))

export type AskFirstWords = Record<'open' | 'question' | 'yes' | 'no', string>

type AskFirstProps = {
  words: AskFirstWords
  /** Subject of the button, for screen readers. */
  about?: string
  isBusy: boolean
  onYes: () => void
}

/** A button for an irreversible action: it asks for confirmation in a dialog. */
export function AskFirst({ words, about, isBusy, onYes }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  const isReady = useHydrated()
  return (
    <>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-disabled={isBusy}
        aria-haspopup="dialog"
        aria-label={about ? `${words.open}: ${about}` : undefined}
        onClick={() => !isBusy && setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <Confirm
            title={words.question}
            yes={words.yes}
            no={words.no}
            onYes={onYes}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
