'use client'

import { useState } from 'react'
import { linkToSecret } from '@/base/routing/links'
import { leaveTo } from '@/client/pending-requests'
import { UnprintableNote } from '@/features/print/unprintable-note'
import type { Calls } from '@/lib/contract/calls'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { isTicked, textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

type IssueFormProps = {
  course: string
  name: string
  /** Without a birth date there is no chart to draw. */
  hasDate: boolean
  words: Record<'name' | 'nameHint' | 'unprintable' | 'plate' | 'plateHint', string>
  form: FormWords
}

/** The form of a new certificate; then its page. */
export function IssueForm({ course, name, hasDate, words, form }: IssueFormProps) {
  const [typed, setTyped] = useState(name)
  return (
    <Form
      call="issueCertificate"
      words={form}
      schema={async () => (await import('@/lib/contract/certificates')).certificateWish}
      read={(values) =>
        ({
          name: textOf(values, 'name'),
          hasPlate: isTicked(values, 'hasPlate'),
        }) as Calls['issueCertificate']['input']
      }
      complete={async (input) => ({ ...input, id: course })}
      onDone={({ token }) => {
        leaveTo(linkToSecret('certificate', token))
        return 'leaves'
      }}
    >
      <Field
        name="name"
        label={words.name}
        hint={
          <>
            <span>{words.nameHint} </span>
            <UnprintableNote name={typed} text={words.unprintable} />
          </>
        }
        defaultValue={name}
        required
        onChange={({ target }) => setTyped(target.value)}
      />
      {hasDate && (
        <CheckField name="hasPlate" hint={words.plateHint}>
          {words.plate}
        </CheckField>
      )}
    </Form>
  )
}
