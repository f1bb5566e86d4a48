import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './faq.module.css'

/** Contact link for unanswered questions. */
export function WriteToUs() {
  const t = translations('faq.write')
  return (
    <section className={styles.write} aria-labelledby="write">
      <h2 id="write">{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink href={linkTo('contact')} look="quiet">
        {t('button')}
      </ButtonLink>
    </section>
  )
}
