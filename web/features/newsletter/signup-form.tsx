import { newsletterConsent, newsletterConsentText } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import type { NewsletterMessage } from '@/server/newsletter/newsletter-message'
import { Button } from '@/ui/button/button'
import { SiteLink } from '@/ui/button/site-link'
import formStyles from '@/ui/form/form.module.css'
import { TextField } from '@/ui/form/text-field'
import { codeWords } from './code-words'
import styles from './newsletter.module.css'
import { Proof } from './proof'
import { Tick } from './tick'

type SignupFormProps = {
  look?: 'primary' | 'quiet'
  message?: NewsletterMessage | undefined
}

/** The newsletter's form: an e-mail address and the consent. The browser posts it, and is redirected to a page. */
export function SignupForm({ look, message }: SignupFormProps) {
  const t = translations('newsletter')
  const { email = '', faults = {}, code } = message ?? {}
  return (
    <form method="post" action="/api/newsletter/subscribe" className={styles.form}>
      {code && (
        <div role="alert" className={formStyles.alert}>
          <p>{codeWords(code)}</p>
        </div>
      )}
      <TextField
        id="newsletter-email"
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={email}
        error={codeWords(faults.email)}
      />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="newsletter-website">{t('trap')}</label>
        <input id="newsletter-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Proof />
      <Tick
        id="newsletter-consent"
        name="consent"
        value={newsletterConsent.version}
        required
        error={codeWords(faults.consent)}
      >
        {newsletterConsentText(language, env.PRODUCT_NAME)}
      </Tick>
      <div className={formStyles.actions}>
        <Button type="submit" look={look}>
          {t('submit')}
        </Button>
      </div>
      <p className={styles.note}>
        {t.rich('privacy', {
          link: (chunks) => <SiteLink href={linkTo('privacyPolicy')}>{chunks}</SiteLink>,
        })}
      </p>
    </form>
  )
}
