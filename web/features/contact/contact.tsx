import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import { errors } from '@/lib/contract/errors'
import { messageLength } from '@/lib/contract/messages'
import { formWords } from '@/ui/form/words'
import styles from './contact.module.css'
import { ContactIsland } from './contact-island'
import { StillForm } from './still-form'

const asked = ['name', 'email', 'emailHint', 'message', 'messageHint', 'website'] as const

/** Where somebody writes to the house: who, where to answer, what (spec §8, "Message send failed"). */
export function Contact({ submit }: { submit?: string | undefined }) {
  const t = translations('contact')
  const words = formWords({
    submit: submit || t('submit'),
    done: t('done'),
    saveFailed: errors.messageFailed[language],
    unavailable: errors.messageFailed[language],
  })
  const form = {
    words,
    asked: wordsOf('contact', asked),
    count: wordsOf('form', ['count', 'over']),
    longest: { name: personNameLength, message: messageLength },
    children: (
      <p className={styles.note}>
        {t('privacy')} <a href={linkTo('privacyPolicy')}>{t('policy')}</a>
      </p>
    ),
  }
  return <ContactIsland {...form} still={<StillForm {...form} />} />
}
