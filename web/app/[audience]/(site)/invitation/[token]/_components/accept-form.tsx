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

/** Goes on to the guest's own link; the one that was sent ends, so nothing leads back to it. */
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
        // The contract takes nothing but `true`; what is not ticked is refused by it.
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
