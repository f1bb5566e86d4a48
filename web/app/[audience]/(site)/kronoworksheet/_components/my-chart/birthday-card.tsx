import { dateFieldWords } from '@/components/date-field/words'
import { DateInput } from '@/components/form/date-input'
import { savingWords } from '@/components/form/words'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { dateOrder, locale } from '@/lib/language'
import styles from '../worksheet.module.css'
import { BirthdayForm } from './birthday-form'

/** Asks a member for the one thing that a chart needs. */
export function BirthdayCard() {
  const t = translations('member')
  return (
    <Card className={styles.birthday}>
      <BirthdayForm
        words={savingWords({ submit: translations('person')('submit') })}
        order={dateOrder}
        today={today()}
      >
        <DateInput name="birthDate" words={dateFieldWords()} order={dateOrder} locale={locale} />
      </BirthdayForm>
      <p className={styles.note}>{t('birthdayNote')}</p>
    </Card>
  )
}
