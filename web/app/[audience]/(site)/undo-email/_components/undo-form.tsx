'use client'

import { type ReactNode, useState } from 'react'
import { fill } from '@/base/text/fill'
import { SentNotice } from '@/features/account/sent-notice'
import { Form } from '@/ui/form/form'
import type { FormWords } from '@/ui/form/words'

type UndoFormProps = {
  /** The token of the link. */
  token: string
  words: FormWords
  /** `{email}` is replaced by the address. */
  done: { title: string; text: string }
  children: ReactNode
}

/** One button that reverts a change of the address; the next step comes by e-mail. */
export function UndoForm({ token, words, done, children }: UndoFormProps) {
  const [email, setEmail] = useState('')
  if (email) return <SentNotice title={done.title} text={fill(done.text, { email })} />
  return (
    <Form
      words={words}
      call="undoEmail"
      schema={async () => (await import('@/lib/contract/user')).undoEmailBody}
      read={() => ({ token })}
      onDone={(answer) => {
        setEmail(answer.email)
        return 'stays'
      }}
    >
      {children}
    </Form>
  )
}
