import Form from 'next/form'
import { DateField } from '@/components/date-field/date-field'
import { dateFieldWords } from '@/components/date-field/words'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { translations } from '@/i18n/translations'
import { dateOrder, locale } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { nameLength } from '@/lib/person-name'
import styles from './person-form.module.css'

type PersonFormProps = { name?: string; date?: string; isInvalid?: boolean }

/**
 * Name (optional) and birth date; leads to the public calculator. A plain GET form, so that it works
 * without JavaScript and the answer has an address to keep.
 */
export function PersonForm({ name, date, isInvalid }: PersonFormProps) {
  const t = translations('person')
  const words = dateFieldWords()
  return (
    <Form action={linkTo('visitorWorksheet')} className={styles.form} prefetch={false}>
      <TextField
        id="name"
        name="name"
        label={t('name')}
        optional={t('optional')}
        defaultValue={name}
        maxLength={nameLength}
        autoComplete="given-name"
      />
      <DateField
        words={words}
        order={dateOrder}
        locale={locale}
        defaultValue={date}
        isInvalid={isInvalid}
      />
      <Button type="submit">{t('submit')}</Button>
      <p className={styles.privacy}>{t('privacy')}</p>
    </Form>
  )
}
