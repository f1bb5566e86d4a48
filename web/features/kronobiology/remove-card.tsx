import { linkTo } from '@/base/routing/links'
import { formatFullDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { feltFormPath } from './felt-form-path'
import styles from './remove-card.module.css'

/** Confirmation before a day is deleted permanently. */
export function RemoveCard({ day }: { day: string }) {
  const t = translations('kronobiology.compare')
  return (
    <Card className={styles.card} aria-labelledby="remove">
      <h2 id="remove">{t('removeQuestion', { day: formatFullDate(day) })}</h2>
      <form action={feltFormPath} method="post" className={styles.actions}>
        <input type="hidden" name="remove" value={day} />
        <Button type="submit">{t('removeYes')}</Button>
        <ButtonLink look="quiet" href={linkTo('kronobiology')}>
          {t('removeNo')}
        </ButtonLink>
      </form>
    </Card>
  )
}
