import { leadsSomewhere, linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './plans.module.css'

/** Hint that a plan can be bought as a gift. */
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
