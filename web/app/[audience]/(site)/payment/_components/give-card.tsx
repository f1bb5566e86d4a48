import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { leadsSomewhere, linkTo } from '@/lib/links'
import styles from './plans.module.css'

/** That one can also give it to somebody. */
export function GiveCard() {
  const t = translations('payment.gift')
  if (!leadsSomewhere(linkTo('gift'))) return null
  return (
    <Card className={styles.give} aria-labelledby="give-title">
      <div>
        <h2 id="give-title">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <ButtonLink look="quiet" href={linkTo('gift')}>
        {t('open')}
      </ButtonLink>
    </Card>
  )
}
