import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import { errors } from '@/lib/contract/errors'
import { messageLength } from '@/lib/contract/messages'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { formWords } from '@/ui/form/words'
import styles from './contact.module.css'
import { ContactForm } from './contact-form'

/** Where somebody writes to the house: who, where to answer, what (spec §8, "Message send failed"). */
export function Contact({ submit }: { submit?: string | undefined }) {
  const t = translations('contact')
  const words = formWords({
    submit: submit || t('submit'),
    done: t('done'),
    saveFailed: errors.messageFailed[language],
    unavailable: errors.messageFailed[language],
  })
  return (
    <ContactForm words={words}>
      <div className={styles.pair}>
        <Field
          name="name"
          label={t('name')}
          maxLength={personNameLength}
          autoComplete="name"
          required
        />
        <Field
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          maxLength={254}
          autoComplete="email"
          required
        />
      </div>
      <LongField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        longest={messageLength}
        words={wordsOf('form', ['count', 'over'])}
        rows={6}
      />
      {/* Nobody sees it, nor is led to it: only programs fill it in. */}
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t('website')} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className={styles.note}>
        {t('privacy')} <a href={linkTo('privacyPolicy')}>{t('policy')}</a>
      </p>
    </ContactForm>
  )
}
