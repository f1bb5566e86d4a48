import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import { type ErrorCode, errors } from '@/lib/contract/errors'
import { messageLength } from '@/lib/contract/messages'
import type { RefusedMessage } from '@/server/contact/sent-message'
import { formWords } from '@/ui/form/words'
import styles from './contact.module.css'
import { ContactIsland } from './contact-island'
import { StillForm } from './still-form'

const fieldNames = ['name', 'email', 'emailHint', 'message', 'messageHint', 'website'] as const

const messageOf = (code: ErrorCode) => errors[code][language]

type ContactProps = {
  submit?: string | undefined
  /** A rejected message with its errors. */
  refused?: RefusedMessage | undefined
}

/** The contact form: name, e-mail address, message (spec §8, "Message send failed"). */
export function Contact({ submit, refused }: ContactProps) {
  const t = translations('contact')
  const words = formWords({
    submit: submit || t('submit'),
    done: t('done'),
    saveFailed: errors.messageFailed[language],
    unavailable: errors.messageFailed[language],
  })
  const faults = Object.entries(refused?.faults ?? {})
  const refusal = refused && {
    faults: Object.fromEntries(faults.map(([field, code]) => [field, messageOf(code)])),
    notice: refused.code && { message: messageOf(refused.code), isSignedOut: false },
  }
  const form = {
    words,
    labels: wordsOf('contact', fieldNames),
    count: wordsOf('form', ['count', 'over']),
    longest: { name: personNameLength, message: messageLength },
    typed: refused,
    refusal,
    children: (
      <p className={styles.note}>
        {t('privacy')} <a href={linkTo('privacyPolicy')}>{t('policy')}</a>
      </p>
    ),
  }
  return <ContactIsland {...form} still={<StillForm {...form} />} />
}
