'use client'

import { useKeyOf } from '@/features/back-office/use-key-of'
import { CheckField } from '@/ui/form/check-field'
import { Form } from '@/ui/form/form'
import { isTicked } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

/** Schema of the form: the body, with the id of the call's path. */
async function formOfEmail() {
  const [{ analysisEmail }, { rowId }] = await Promise.all([
    import('@/lib/contract/back-office/ordered-analyses'),
    import('@/lib/contract/account-fields'),
  ])
  return analysisEmail.extend({ id: rowId })
}

type EmailFormProps = { id: string; words: { letterEnds: string; form: FormWords } }

/** Sends the e-mail about an analysis again; a double click sends one e-mail. */
export function EmailForm({ id, words }: EmailFormProps) {
  const { keyOf, renew } = useKeyOf()
  return (
    <Form
      call="adminAnalysisEmail"
      about={id}
      look="quiet"
      words={words.form}
      schema={formOfEmail}
      read={(values) => {
        const endsOthers = isTicked(values, 'endsOthers')
        return { id, key: keyOf(`${id} ${endsOthers}`), endsOthers }
      }}
      onDone={() => {
        renew()
        return 'stays'
      }}
    >
      <CheckField name="endsOthers">{words.letterEnds}</CheckField>
    </Form>
  )
}
