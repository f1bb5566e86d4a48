import type { ComponentProps, ComponentType } from 'react'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { evaluateDateText } from '@/base/text/birth-date'
import { dateOrder } from '@/base/text/language'
import { nameLength } from '@/base/text/person-name'
import { translations } from '@/base/words/translations'
import { DateField } from '@/ui/date-field/date-field'
import { dateFieldWords } from '@/ui/date-field/words'
import { TextField } from '@/ui/form/text-field'
import { AskingForm } from './asking-form'
import styles from './person-form.module.css'

type PersonFormProps = {
  name?: string
  date?: string
  isInvalid?: boolean
  /** Address of the response, with `#` for an anchor of the page; by default the public calculator. */
  action?: string
  /** Other parameters of the response's address. */
  hidden?: Readonly<Record<string, string>>
  /** A date field that reports the typed text to another part of the page; by default the plain one. */
  Field?: ComponentType<ComponentProps<typeof DateField>>
}

/**
 * Birth date and name (optional), in this order: only the date is required. A plain GET form, so that it works without
 * JavaScript and the result has an address.
 */
export function PersonForm({
  name,
  date,
  isInvalid,
  action,
  hidden = {},
  Field = DateField,
}: PersonFormProps) {
  const t = translations('person')
  const words = dateFieldWords()
  const { fault } = evaluateDateText(date ?? '', { order: dateOrder, latest: today() })
  const message = isInvalid && fault ? words.faults[fault] : undefined
  return (
    <AskingForm
      action={action ?? linkTo('visitorWorksheet')}
      words={{ submit: t('submit'), sending: translations('form')('sending') }}
      note={<p className={styles.privacy}>{t('privacy')}</p>}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field words={words} defaultValue={date} message={message} />
      <TextField
        id="name"
        name="name"
        label={t('name')}
        optional={t('optional')}
        defaultValue={name}
        maxLength={nameLength}
        autoComplete="given-name"
      />
    </AskingForm>
  )
}
