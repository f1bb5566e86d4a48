import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import styles from '@/ui/page/message.module.css'

/** Shown for a download link of a withheld file to visitors who may not be the owner: the reason is not shown. */
export function Suspended() {
  const t = translations('download')
  return (
    <div className={styles.message}>
      <h1>{t('suspended')}</h1>
      <p>{errors.downloadSuspended[language]}</p>
      <p className={styles.actions}>
        <ButtonLink href={linkTo('myAnalyses')}>{t('toShelf')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  )
}
