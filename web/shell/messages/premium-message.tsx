import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteImage } from '@/ui/media/site-image'
import styles from '@/ui/page/message.module.css'

/** Message for a page that only paying members may see (spec §6, "Who is who"): its benefits and a link to buy. */
export function PremiumMessage() {
  const t = translations('premiumRequired')
  const gains = translations('profile.premium')
  return (
    <div className={styles.message}>
      <div className={styles.picture}>
        <SiteImage id="not-authorised" sizes="(max-width: 42.5rem) 100vw, 40rem" isFirst />
      </div>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ul className={styles.gains}>
        <li>{gains('long')}</li>
        <li>{gains('relationship')}</li>
        <li>{gains('database')}</li>
        <li>{gains('analysis')}</li>
      </ul>
      <p className={styles.actions}>
        <ButtonLink href={linkTo('payment')}>{gains('get')}</ButtonLink>
        <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
          {t('profile')}
        </ButtonLink>
      </p>
    </div>
  )
}
