import type { Audience } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import type { NewsletterMessage } from '@/server/newsletter/newsletter-message'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './newsletter.module.css'
import { SignupForm } from './signup-form'

type Props = { audience: Audience; message?: NewsletterMessage | undefined }

/** The newsletter's form, with its error; members have a switch in their profile. */
export function NewsletterPage({ audience, message }: Props) {
  const t = translations('newsletter')
  return (
    <AccountFrame title={t('title')} lead={t('lead', { often: t('often') })}>
      {audience === 'visitor' ? (
        <SignupForm message={message} />
      ) : (
        <div className={styles.notice}>
          <p>{t('member.text')}</p>
          <ButtonLink href={`${linkTo('profile')}#newsletter`}>{t('member.link')}</ButtonLink>
        </div>
      )}
    </AccountFrame>
  )
}
