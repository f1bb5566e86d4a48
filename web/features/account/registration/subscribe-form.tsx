'use client'

import { useState } from 'react'
import { Form } from '@/ui/form/form'
import type { FormWords } from '@/ui/form/words'
import { SentNotice } from '../sent-notice'

type SubscribeFormProps = { words: FormWords; done: Done; confirmationSent: Done }

type Done = { title: string; text: string }

/** A button that subscribes to the newsletter. */
export function SubscribeForm({ words, done, confirmationSent }: SubscribeFormProps) {
  const [notice, setNotice] = useState<Done>()
  if (notice) return <SentNotice title={notice.title} text={notice.text} />
  return (
    <Form
      words={words}
      call="updateUser"
      // No date is sent, so any latest day will do.
      schema={async () => (await import('@/lib/contract/user')).userUpdate('9999-12-31')}
      read={() => ({ newsLetter: true })}
      onDone={({ user }) => {
        // After an earlier unsubscription the address has to be confirmed by e-mail again.
        setNotice(user.newsLetter ? done : confirmationSent)
        return 'stays'
      }}
    />
  )
}
