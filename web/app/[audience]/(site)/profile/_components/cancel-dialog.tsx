'use client'

import { type ReactNode, useState } from 'react'
import { showAnew } from '@/features/account/session/show-anew'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type CancelDialogProps = {
  words: Record<'open' | 'title' | 'text' | 'stay', string>
  formWords: FormWords
  /** The field for the reason. */
  children: ReactNode
}

/** Ends a subscription at the end of its paid term. The reason is optional. */
export function CancelDialog({ words, formWords, children }: CancelDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const isReady = useHydrated()
  return (
    <div>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} text={words.text} focusesTitle onClose={() => setOpen(false)}>
          <Form
            words={formWords}
            look="quiet"
            call="cancelSubscription"
            schema={async () => (await import('@/lib/contract/subscriptions')).cancelBody}
            // The contract accepts a single line: line breaks and repeated spaces become one space.
            read={(values) => ({ reason: textOf(values, 'reason').replace(/\s+/g, ' ') })}
            onDone={() => {
              void showAnew()
              return 'leaves'
            }}
            aside={<DialogClose look="primary">{words.stay}</DialogClose>}
          >
            {children}
          </Form>
        </Dialog>
      )}
    </div>
  )
}
