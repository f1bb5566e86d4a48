import { linkTo } from '@/base/routing/links'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { feltReminderHours } from '@/lib/contract/felt-scales'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { SelectField } from '@/ui/form/select-field'
import { feltFormPath, remindAnchor } from './felt-form-path'
import styles from './remind-card.module.css'

type RemindCardProps = {
  /** Hour of the reminder e-mail; undefined for none. */
  hour: number | undefined
  /** Result of the form. */
  said: string | undefined
}

const { first, last } = feltReminderHours
const hours = Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** Time zone of the hours: that of the deployment, not the reader's. */
const zoneName = () =>
  new Intl.DateTimeFormat(intl, { timeZone: env.TIME_ZONE, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? env.TIME_ZONE

/** Reminders to rate the day: by e-mail at a chosen hour, or by a calendar. */
export function RemindCard({ hour, said }: RemindCardProps) {
  const t = translations('kronobiology.remind')
  return (
    <Card className={styles.card} aria-labelledby={remindAnchor}>
      <h2 id={remindAnchor}>{t('title')}</h2>
      <p>{t('mail')}</p>
      <form action={feltFormPath} method="post" className={styles.form}>
        <SelectField
          id="remind-at"
          name="remindAt"
          label={t('hour', { zone: zoneName() })}
          defaultValue={hour ?? ''}
        >
          <option value="">{t('never')}</option>
          {hours.map((one) => (
            <option key={one} value={one}>{`${one}:00`}</option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet">
          {t('submit')}
        </Button>
      </form>
      {said && (
        <p role="status" className={styles.said}>
          {said}
        </p>
      )}
      <p>{t('text')}</p>
      <ButtonLink look="quiet" href={`${linkTo('energyCycle')}#feeds`}>
        {t('action')}
      </ButtonLink>
    </Card>
  )
}
