'use client'

import type { ComponentProps, ReactNode } from 'react'
import { beginProof, takeProof } from '@/client/proof/take-proof'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { PlainForm } from '@/ui/form/plain-form'
import type { FormWords } from '@/ui/form/words'
import styles from './contact.module.css'

type ContactFormProps = {
  words: FormWords
  asked: Record<'name' | 'email' | 'emailHint' | 'message' | 'messageHint' | 'website', string>
  count: ComponentProps<typeof LongField>['words']
  longest: { name: number; message: number }
  children: ReactNode
}

const textIn = (values: FormData, name: string) => String(values.get(name) ?? '')

/** A message to the house, sent with a proof of work where there is a script, and without where there is none. */
export function ContactForm({ words, asked, count, longest, children }: ContactFormProps) {
  return (
    <PlainForm
      call="sendMessage"
      action="/api/contact/form"
      schema={async () => (await import('@/lib/contract/messages')).newMessage}
      read={(values) => ({
        name: textIn(values, 'name'),
        email: textIn(values, 'email'),
        message: textIn(values, 'message'),
        website: textIn(values, 'website'),
      })}
      complete={async (input) => ({ ...input, proof: await takeProof('message', words) })}
      onBegin={() => void beginProof('message', words)}
      onDone={(_answer, form) => {
        empty(form)
        return 'stays'
      }}
      words={words}
    >
      <div className={styles.pair}>
        <Field
          name="name"
          label={asked.name}
          maxLength={longest.name}
          autoComplete="name"
          required
        />
        <Field
          name="email"
          type="email"
          label={asked.email}
          hint={asked.emailHint}
          maxLength={254}
          autoComplete="email"
          required
        />
      </div>
      <LongField
        name="message"
        label={asked.message}
        hint={asked.messageHint}
        longest={longest.message}
        words={count}
        rows={6}
      />
      {/* Nobody sees it, nor is led to it: only programs fill it in. */}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {asked.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </PlainForm>
  )
}

/** Its count of characters follows what is typed, and hears of a reset as little as of a value set by a program. */
function empty(form: HTMLFormElement) {
  form.reset()
  form.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
}
