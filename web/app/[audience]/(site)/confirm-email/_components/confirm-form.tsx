'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { SentNotice } from '@/features/account/sent-notice'
import { buttonClass } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import { storeInTab } from '@/ui/form/tab-values'
import type { FormWords } from '@/ui/form/words'

type ConfirmFormProps = {
  /** The secret of the link. */
  id: string
  words: FormWords
  /** `{email}` stands for the address. */
  done: { title: string; text: string; login: { text: string; href: string } }
}

/** One button that confirms an address; the login form then knows it already. */
export function ConfirmForm({ id, words, done }: ConfirmFormProps) {
  const [email, setEmail] = useState('')
  if (email) {
    return (
      <SentNotice title={done.title} text={fill(done.text, { email })}>
        <a className={buttonClass()} href={done.login.href}>
          {done.login.text}
        </a>
      </SentNotice>
    )
  }
  return (
    <Form
      words={words}
      call="validateEmail"
      schema={async () => (await import('@/lib/contract/signup')).confirmBody}
      read={() => ({ id })}
      aside={<a href={done.login.href}>{done.login.text}</a>}
      onDone={(answer) => {
        storeInTab({ email: answer.email })
        setEmail(answer.email)
        return 'stays'
      }}
    />
  )
}
