'use client'

import { useKeyOf } from '@/features/back-office/use-key-of'
import { CheckField } from '@/ui/form/check-field'
import { Form } from '@/ui/form/form'
import { isTicked } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { formOfLetter } from './form-of-letter'

type LetterFormProps = { id: string; words: { letterEnds: string; form: FormWords } }

/** Sends the letter about an analysis once more; pressed twice it is one letter. */
export function LetterForm({ id, words }: LetterFormProps) {
  const { keyOf, renew } = useKeyOf()
  return (
    <Form
      call="adminAnalysisLetter"
      about={id}
      look="quiet"
      words={words.form}
      schema={formOfLetter}
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
