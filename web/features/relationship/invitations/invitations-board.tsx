'use client'

import { type ComponentProps, useState } from 'react'
import { fill } from '@/base/text/fill'
import type { CompareWithMe } from '@/features/worksheet/calculator/compare-with-me'
import type { Invitation } from '@/lib/contract/invitations'
import type { Person } from '@/lib/contract/relationship'
import { AskFirst, type AskFirstWords } from '@/ui/dialog/ask-first'
import { Alert } from '@/ui/form/alert'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import { Guest } from './guest'
import styles from './invitations.module.css'

type InvitationsBoardProps = {
  invitations: readonly (Invitation & { answered?: string | null })[]
  /** The inviter; undefined without a name. */
  me: Person | undefined
  /** Part of the address before the token. */
  base: string
  /** `{name}` is the guest. */
  words: {
    form: FormWords
    compare: ComponentProps<typeof CompareWithMe>['words']
    link: LinkToCopyWords
    ask: AskFirstWords
    states: Record<Invitation['state'], string>
  } & Record<'name' | 'title' | 'empty' | 'address' | 'revoked', string>
}

const longestName = 80

/** A form that creates an invitation link, and the existing links with their states. */
export function InvitationsBoard({ invitations, me, base, words }: InvitationsBoardProps) {
  const [shown, setShown] = useState(invitations)
  const [status, setStatus] = useState('')
  const { isBusy, notice, call } = useCall('revokeInvitation', words.form)

  async function revoke(id: string) {
    setStatus('')
    if (!(await call({ id }))) return
    setShown((rows) => rows.filter((row) => row.id !== id))
    setStatus(words.revoked)
  }

  return (
    <>
      <Form
        call="createInvitation"
        words={words.form}
        look="quiet"
        schema={async () => (await import('@/lib/contract/invitations')).newInvitation}
        read={(values) => ({ name: textOf(values, 'name') })}
        onDone={(invitation, form) => {
          form.reset()
          setStatus('')
          setShown((rows) => [invitation, ...rows])
          return 'stays'
        }}
      >
        <Field
          name="name"
          // The page has another field of this name.
          id="invited"
          label={words.name}
          maxLength={longestName}
          autoComplete="off"
        />
      </Form>
      <h3>{words.title}</h3>
      {shown.length === 0 && <p className={styles.lead}>{words.empty}</p>}
      <ul className={styles.list}>
        {shown.map(({ id, name, state, token, person, answered }) => (
          <li key={id}>
            <p className={styles.guest}>
              <bdi>{name}</bdi>
              <span>{words.states[state]}</span>
              {person && <span>{answered}</span>}
            </p>
            {person && <Guest person={person} me={me} words={words.compare} />}
            {token && (
              <LinkToCopy
                label={fill(words.address, { name })}
                href={base + token}
                words={words.link}
              />
            )}
            <AskFirst words={words.ask} about={name} isBusy={isBusy} onYes={() => revoke(id)} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Alert notice={notice} login={words.form.login} />
    </>
  )
}
