'use client'

import { beginProof, takeProof } from '@/client/proof/take-proof'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { PlainForm } from '@/ui/form/plain-form'
import type { FormWords } from '@/ui/form/words'
import { ContactFields, type ContactFieldsProps } from './contact-fields'

type ContactFormProps = ContactFieldsProps & { words: FormWords }

const textIn = (values: FormData, name: string) => String(values.get(name) ?? '')

/** A message to the house, sent with a proof of work where there is a script, and without where there is none. */
export function ContactForm({ words, ...fields }: ContactFormProps) {
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
      <ContactFields {...fields} Line={Field} Lines={LongField} />
    </PlainForm>
  )
}

/** Its count of characters follows what is typed, and hears of a reset as little as of a value set by a program. */
function empty(form: HTMLFormElement) {
  form.reset()
  form.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
}
