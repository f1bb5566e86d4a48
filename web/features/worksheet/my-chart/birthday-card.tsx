import { today } from '@/base/clock'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { dateFieldWords } from '@/ui/date-field/words'
import { DateInput } from '@/ui/form/date-input'
import { savingWords } from '@/ui/form/words'
import styles from '../worksheet.module.css'
import { BirthdayForm } from './birthday-form'

/** Asks a member for the one thing that a chart needs. */
export function BirthdayCard() {
  const t = translations('member')
  return (
    <Card className={styles.birthday}>
      <BirthdayForm
        words={savingWords({ submit: translations('person')('submit') })}
        today={today()}
      >
        <DateInput name="birthDate" words={dateFieldWords()} />
      </BirthdayForm>
      <p className={styles.note}>{t('birthdayNote')}</p>
    </Card>
  )
}
