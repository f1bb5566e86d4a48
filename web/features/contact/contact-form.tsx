'use client'

import type { ComponentProps } from 'react'
import { solveProof, startProof } from '@/client/proof/solve-proof'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { PlainForm } from '@/ui/form/plain-form'
import type { FormSetup } from '@/ui/form/use-form'
import type { FormWords } from '@/ui/form/words'
import { ContactFields, type ContactFieldsProps } from './contact-fields'

type Drawn = ComponentProps<typeof ContactFields>

type ContactFormProps = ContactFieldsProps & {
  words: FormWords
  refusal: FormSetup<'sendMessage'>['refusal']
}

// The form itself shows their errors.
const Line: Drawn['Line'] = ({ error: _, ...line }) => <Field {...line} />
const Lines: Drawn['Lines'] = ({ error: _, ...lines }) => <LongField {...lines} />

const textIn = (values: FormData, name: string) => String(values.get(name) ?? '')

/** A message to the site's operator, sent with a proof of work if scripts run, otherwise without. */
export function ContactForm({ words, refusal, ...fields }: ContactFormProps) {
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
      complete={async (input) => ({ ...input, proof: await solveProof('message', words) })}
      onBegin={() => void startProof('message', words)}
      onDone={(_answer, form) => {
        empty(form)
        return 'stays'
      }}
      words={words}
      refusal={refusal}
    >
      <ContactFields {...fields} Line={Line} Lines={Lines} />
    </PlainForm>
  )
}

/** Its character counter listens to input events, which neither a reset nor a set value fires. */
function empty(form: HTMLFormElement) {
  form.reset()
  form.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
}
