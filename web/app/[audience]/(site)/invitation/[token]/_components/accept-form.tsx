'use client'

import type { ReactNode } from 'react'
import { linkToSecret } from '@/base/routing/links'
import { leaveTo } from '@/client/pending-requests'
import { Form } from '@/ui/form/form'
import { dateOf, isTicked, textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

type AcceptFormProps = {
  token: string
  words: FormWords
  /** `YYYY-MM-DD`, the latest birth date */
  today: string
  children: ReactNode
}

/** Redirects to the guest's own link. The link of the invitation becomes invalid, so it is replaced in the history. */
export function AcceptForm({ token, words, today, children }: AcceptFormProps) {
  const { order } = useLocal()
  return (
    <Form
      call="acceptInvitation"
      words={words}
      schema={async () => (await import('@/lib/contract/invitations')).invitationAnswer(today)}
      read={(values) => ({
        token,
        name: textOf(values, 'name'),
        date: dateOf(values, 'date', order),
        // The contract accepts only `true`; it refuses an unchecked box.
        consent: isTicked(values, 'consent') as true,
      })}
      onDone={(answer) => {
        leaveTo(linkToSecret('invitation', answer.token), 'replace')
        return 'leaves'
      }}
    >
      {children}
    </Form>
  )
}
