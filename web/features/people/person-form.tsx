import Form from 'next/form'
import type { ComponentProps, ComponentType } from 'react'
import { linkTo } from '@/base/routing/links'
import { nameLength } from '@/base/text/person-name'
import { translations } from '@/base/words/translations'
import { Button } from '@/ui/button/button'
import { DateField } from '@/ui/date-field/date-field'
import { dateFieldWords } from '@/ui/date-field/words'
import { TextField } from '@/ui/form/text-field'
import styles from './person-form.module.css'

type PersonFormProps = {
  name?: string
  date?: string
  isInvalid?: boolean
  /** Where the answer is drawn; the public calculator when left out. */
  action?: string
  /** What else the address of the answer has. */
  hidden?: Readonly<Record<string, string>>
  /** A date field that tells somebody else what is typed; the plain one when left out. */
  Field?: ComponentType<ComponentProps<typeof DateField>>
}

/**
 * Birth date and name (optional), in this order: the one is needed. A plain GET form, so that it works
 * without JavaScript and the answer has an address to keep.
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
  return (
    <Form action={action ?? linkTo('visitorWorksheet')} className={styles.form} prefetch={false}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Field words={words} defaultValue={date} isInvalid={isInvalid} />
      <TextField
        id="name"
        name="name"
        label={t('name')}
        optional={t('optional')}
        defaultValue={name}
        maxLength={nameLength}
        autoComplete="given-name"
      />
      <Button type="submit">{t('submit')}</Button>
      <p className={styles.privacy}>{t('privacy')}</p>
    </Form>
  )
}
