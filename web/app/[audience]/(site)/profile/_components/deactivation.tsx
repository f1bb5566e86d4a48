'use client'

import { type ReactNode, useState } from 'react'
import { leaveTo } from '@/client/pending-requests'
import { clearLocalData } from '@/client/session/clear-local-data'
import { SentNotice } from '@/features/account/sent-notice'
import { Button, buttonClass } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'

type DeactivationProps = {
  words: Record<'open' | 'title' | 'text' | 'cancel' | 'goneTitle' | 'goneText' | 'home', string>
  formWords: FormWords
  home: string
  children: ReactNode
}

/** Deletes the account. A dialog asks for the password and then confirms the deletion. */
export function Deactivation({ words, formWords, home, children }: DeactivationProps) {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  const isReady = useHydrated()
  return (
    <>
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
      </div>
      {isOpen && !isGone && (
        <Dialog title={words.title} text={words.text} onClose={() => setOpen(false)}>
          <Form
            words={formWords}
            call="deleteUser"
            schema={async () => (await import('@/lib/contract/password')).deleteUserBody}
            read={(values) => ({
              password: textOf(values, 'password'),
              code: textOf(values, 'code'),
            })}
            onDone={() => {
              setGone(true)
              clearLocalData()
              return 'stays'
            }}
            aside={<DialogClose>{words.cancel}</DialogClose>}
          >
            {children}
          </Form>
        </Dialog>
      )}
      {isGone && (
        // The page behind the dialog shows the deleted account.
        <Dialog label={words.goneTitle} onClose={() => leaveTo(home)}>
          <SentNotice title={words.goneTitle} text={words.goneText}>
            <a className={buttonClass()} href={home}>
              {words.home}
            </a>
          </SentNotice>
        </Dialog>
      )}
    </>
  )
}
