import { readAudience } from '@/base/routing/audience-params'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { SignupForm } from '@/features/newsletter/signup-form'
import { partOf } from '@/server/preview/part'
import { savingWords } from '@/ui/form/words'
import { LanguageNote } from '@/ui/notice/language-note'
import { AccountFrame } from '../account-frame'
import { type FormPage, findForm } from './find-form'
import styles from './registration.module.css'
import { SubscribeForm } from './subscribe-form'

/** The newsletter: a button for members, the form for visitors. */
export async function Subscribe({ params, route }: FormPage) {
  const form = await findForm({ params, route })
  const isVisitor = (await readAudience(params)) === 'visitor'
  const t = translations('registration.subscribe')
  return (
    <AccountFrame
      title={
        form.subscribeTitle ? (
          <span {...partOf(form, 'subscribeTitle')}>{form.subscribeTitle}</span>
        ) : (
          t('title')
        )
      }
      lead={t('lead', { often: translations('newsletter')('often') })}
    >
      <div className={styles.notice}>
        <LanguageNote lang={form.lang} />
        <Blocks blocks={form.subscribeText} part={partOf(form, 'subscribeText')} />
        {isVisitor ? (
          <SignupForm />
        ) : (
          <SubscribeForm
            words={savingWords({ submit: t('submit') })}
            done={{ title: t('doneTitle'), text: t('doneText') }}
            confirmationSent={{ title: t('askedTitle'), text: t('askedText') }}
          />
        )}
      </div>
    </AccountFrame>
  )
}
