import { linkTo, linkToForm } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './registration.module.css'

/** Shown instead of a step to a signed-in user. */
export function AlreadyMember({ formId }: { formId: string }) {
  const t = translations('registration.member')
  return (
    <div className={styles.notice}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.ways}>
        <ButtonLink href={linkTo('profile')}>{t('profile')}</ButtonLink>
        <ButtonLink look="quiet" href={linkToForm('formSubscribe', formId)}>
          {t('subscribe')}
        </ButtonLink>
      </p>
    </div>
  )
}
