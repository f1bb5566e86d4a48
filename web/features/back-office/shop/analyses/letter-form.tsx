'use client'

import { useState } from 'react'
import { newKey } from '@/features/back-office/new-key'
import { CheckField } from '@/ui/form/check-field'
import { Form } from '@/ui/form/form'
import { isTicked } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { formOfLetter } from './form-of-letter'

type LetterFormProps = { id: string; words: { letterEnds: string; form: FormWords } }

/** Sends the letter about an analysis once more; pressed twice it is one letter. */
export function LetterForm({ id, words }: LetterFormProps) {
  const [key, setKey] = useState(newKey)
  return (
    <Form
      call="adminAnalysisLetter"
      about={id}
      look="quiet"
      words={words.form}
      schema={formOfLetter}
      read={(values) => ({ id, key, endsOthers: isTicked(values, 'endsOthers') })}
      onDone={() => {
        setKey(newKey())
        return 'stays'
      }}
    >
      <CheckField name="endsOthers">{words.letterEnds}</CheckField>
    </Form>
  )
}
