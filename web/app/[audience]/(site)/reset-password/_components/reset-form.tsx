'use client'

import { type ReactNode, useState } from 'react'
import { SentNotice } from '@/features/account/sent-notice'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { repeatFaults } from '@/ui/form/repeat-faults'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type ResetFormProps = {
  /** The token of the link. */
  token: string
  words: FormWords
  done: { title: string; text: string; login: { text: string; href: string } }
  children: ReactNode
}

/** Sets a new password; the login form is then prefilled with the address. */
export function ResetForm({ token, words, done, children }: ResetFormProps) {
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <SentNotice title={done.title} text={done.text}>
        <a className={buttonClass()} href={done.login.href}>
          {done.login.text}
        </a>
      </SentNotice>
    )
  }
  return (
    <Form
      words={words}
      call="resetPassword"
      schema={async () => (await import('@/lib/contract/password')).resetPasswordBody}
      read={(values) => ({ token, password: textOf(values, 'password') })}
      check={(values) => repeatFaults(values, 'password')}
      onDone={({ email }) => {
        storeInTab({ email })
        setDone(true)
        return 'stays'
      }}
    >
      {children}
    </Form>
  )
}
