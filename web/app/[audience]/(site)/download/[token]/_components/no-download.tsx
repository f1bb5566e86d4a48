import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from '@/ui/page/message.module.css'

/** An unknown or expired download link, with the text of spec §8, and how its owner gets a new one. */
export function NoDownload({ title, text }: { title: string; text: string }) {
  const t = translations('download')
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{t('way')}</p>
      <p className={styles.actions}>
        {/* Without a session the link leads to the login first. */}
        <ButtonLink href={linkTo('myAnalyses')}>{t('shelf')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  )
}
