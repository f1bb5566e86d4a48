import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from '@/ui/page/message.module.css'

/** A link that opens no e-book now, and how its owner gets a new one. */
export function NoEbook({ title, text }: { title: string; text: string }) {
  const t = translations('myEbooks.link')
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{t('way')}</p>
      <p className={styles.actions}>
        {/* Without a session the link leads to the login first. */}
        <ButtonLink href={linkTo('myEbooks')}>{t('own')}</ButtonLink>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {translations('download')('home')}
        </ButtonLink>
      </p>
    </div>
  )
}
