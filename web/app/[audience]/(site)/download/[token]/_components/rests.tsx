import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { ButtonLink } from '@/ui/button/button-link'
import styles from '@/ui/page/message.module.css'

/** For whoever has the link of a file that is withheld, and is not its owner as far as we know: why is not theirs to know. */
export function Rests() {
  const t = translations('download')
  return (
    <div className={styles.message}>
      <h1>{t('rests')}</h1>
      <p>{errors.downloadRests[language]}</p>
      <p className={styles.actions}>
        <ButtonLink href={linkTo('myAnalyses')}>{t('toShelf')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  )
}
