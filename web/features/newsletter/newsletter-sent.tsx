import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './newsletter.module.css'

/** The next step after a subscription to the newsletter. */
export function NewsletterSent() {
  const t = translations('newsletter')
  return (
    <AccountFrame title={t('sent.title')} lead={t('sent.lead')}>
      <div className={styles.notice}>
        <p>{t('sent.text')}</p>
        <p>{t('sent.none')}</p>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('home')}
        </ButtonLink>
      </div>
    </AccountFrame>
  )
}
