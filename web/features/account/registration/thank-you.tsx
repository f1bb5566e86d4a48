import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { partOf } from '@/server/preview/part'
import { Field } from '@/ui/form/field'
import { formWords } from '@/ui/form/words'
import { Picture } from '@/ui/media/picture'
import { LanguageNote } from '@/ui/notice/language-note'
import { AccountFrame } from '../account-frame'
import { ConfirmedForm } from './confirmed-form'
import { type FormPage, findForm } from './find-form'
import styles from './registration.module.css'

/** After the registration: announces the e-mail, and links to the next page. */
export async function ThankYou(page: FormPage) {
  const form = await findForm(page)
  const t = translations('registration.thanks')
  const sent = translations('login.sent')
  return (
    <AccountFrame
      title={
        form.thankYouTitle ? (
          <span {...partOf(form, 'thankYouTitle')}>{form.thankYouTitle}</span>
        ) : (
          t('title')
        )
      }
      lead={t('lead')}
      aside={
        form.image && (
          <div className={styles.picture}>
            <Picture image={form.image} sizes="(max-width: 62.5rem) 100vw, 32rem" />
          </div>
        )
      }
    >
      <div className={styles.notice}>
        <LanguageNote lang={form.lang} />
        <Blocks blocks={form.thankYouText} part={partOf(form, 'thankYouText')} />
        <ol className={styles.steps}>
          {[sent('open'), sent('spam'), sent('again')].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.note}>
        <ConfirmedForm
          words={formWords({ submit: t('confirmed') })}
          login={linkTo('login', { redirectUrl: linkTo('worksheet') })}
          notYet={t('notYet')}
        >
          <Field
            name="email"
            type="email"
            label={translations('login')('email')}
            autoComplete="email"
            fromTab="email"
            required
          />
        </ConfirmedForm>
      </div>
    </AccountFrame>
  )
}
