'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { nameLength } from '@/base/text/person-name'
import type { DateFieldWords } from '@/ui/date-field/date-field-words'
import { dateOfDay } from '@/ui/date-field/local-day'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { dateOf, textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'

// The contract's field names, so that errors are shown at the fields.
const fields = { name: 'people.0.name', date: 'people.0.date' } as const

type AddFormProps = {
  words: FormWords & { name: string; date: DateFieldWords }
}

const schema = async () =>
  (await import('@/lib/contract/relationship')).relationshipListAddition(dateOfDay(new Date()))

/** Adds a person by name and date; then the form is empty, with the focus in the name field. */
export function AddForm({ words }: AddFormProps) {
  const { order } = useLocal()
  const router = useRouter()
  const [turn, setTurn] = useState(0)
  const nameRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (turn > 0) nameRef.current?.focus()
  }, [turn])
  return (
    <Form
      call="addToRelationshipList"
      look="quiet"
      words={words}
      schema={schema}
      read={(values) => ({
        people: [{ name: textOf(values, fields.name), date: dateOf(values, fields.date, order) }],
      })}
      onDone={() => {
        setTurn(turn + 1)
        router.refresh()
        return 'stays'
      }}
    >
      <Field
        key={`name ${turn}`}
        ref={nameRef}
        name={fields.name}
        label={words.name}
        maxLength={nameLength}
        autoComplete="off"
      />
      <DateInput key={`date ${turn}`} name={fields.date} words={words.date} autoComplete="off" />
    </Form>
  )
}
