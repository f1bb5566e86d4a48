'use client'

import { useId, useState } from 'react'
import type { OwnReview } from '@/lib/contract/reviews'
import { Field } from '@/ui/form/field'
import fieldset from '@/ui/form/fieldset.module.css'
import { useFault } from '@/ui/form/form-context'
import { LongField } from '@/ui/form/long-field'
import { SelectField } from '@/ui/form/select-field'
import styles from './reviews.module.css'
import type { WriteWords } from './write-words'

type ReviewFieldsProps = {
  words: WriteWords
  own: readonly OwnReview[]
  edited: OwnReview | undefined
}

/** Fields of a review. */
export function ReviewFields({ words, own, edited }: ReviewFieldsProps) {
  const { fields, subjects, lengths } = words
  const [subject, setSubject] = useState<string>(edited?.subject ?? 'service')
  const isAgain = own.some((one) => one.subject === subject)
  return (
    <>
      <SelectField
        id={useId()}
        name="subject"
        label={fields.subject}
        error={useFault('subject').error}
        defaultValue={subject}
        // The focus goes here when a review is edited.
        autoFocus={edited !== undefined}
        onChange={(event) => setSubject(event.target.value)}
      >
        {subjects.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <p role="status">{isAgain && fields.again}</p>
      <StarChoice words={words} stars={edited?.stars} />
      <Field
        name="title"
        label={fields.headline}
        optional={fields.optional}
        maxLength={lengths.title}
        defaultValue={edited?.title}
        autoComplete="off"
      />
      <LongField
        name="text"
        label={fields.text}
        hint={fields.hint}
        longest={lengths.longest}
        words={fields}
        rows={6}
        text={edited?.text}
      />
      <Field
        name="name"
        label={fields.name}
        hint={fields.nameHint}
        maxLength={lengths.name}
        defaultValue={edited?.name}
        autoComplete="nickname"
        required
      />
    </>
  )
}

type StarChoiceProps = { words: WriteWords; stars: number | undefined }

function StarChoice({ words, stars }: StarChoiceProps) {
  const { error } = useFault('stars')
  const id = useId()
  return (
    <fieldset
      className={`${styles.choice} ${fieldset.whole}`}
      aria-describedby={error ? id : undefined}
    >
      <legend>{words.fields.stars}</legend>
      {words.stars.map(({ value, name }) => (
        <label key={value}>
          <input
            type="radio"
            name="stars"
            value={value}
            aria-label={name}
            aria-invalid={error ? true : undefined}
            defaultChecked={value === stars}
            autoComplete="off"
          />
          <span aria-hidden="true">{`${value} ★`}</span>
        </label>
      ))}
      {error && (
        <p id={id} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
