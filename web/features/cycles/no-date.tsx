import { linkToTab } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './no-date.module.css'

/** For a member without a birth date: a link to the field. */
export function NoDate() {
  const t = translations('energyCycle')
  return (
    <Card className={styles.card} aria-labelledby="no-date">
      <h2 id="no-date">{t('noDateTitle')}</h2>
      <p>{t('noDateText')}</p>
      <p>
        <ButtonLink href={linkToTab('mine')}>{t('noDateAction')}</ButtonLink>
      </p>
    </Card>
  )
}
