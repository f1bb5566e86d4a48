import { readAudience } from '@/base/routing/audience-params'
import { linkTo, linkToForm } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import { partOf } from '@/server/preview/part'
import { ButtonLink } from '@/ui/button/button-link'
import { savingWords } from '@/ui/form/words'
import { AccountFrame } from '../account-frame'
import { type FormPage, findForm } from './find-form'
import styles from './registration.module.css'
import { SubscribeForm } from './subscribe-form'

/** The newsletter: one button for members; visitors come back here from the login. */
export async function Subscribe({ params, route }: FormPage) {
  const form = await findForm({ params, route })
  const isVisitor = (await readAudience(params)) === 'visitor'
  const t = translations('registration.subscribe')
  const here = linkToForm(route, form.formId)
  return (
    <AccountFrame
      title={form.subscribeTitle || t('title')}
      lead={t('lead', { often: translations('newsletter')('often') })}
    >
      <div className={styles.said}>
        <Blocks blocks={form.subscribeText} part={partOf(form, 'subscribeText')} />
        {isVisitor ? (
          <>
            <p>{t('visitor')}</p>
            <p className={styles.ways}>
              <ButtonLink href={linkTo('login', { redirectUrl: here })}>{t('login')}</ButtonLink>
              <ButtonLink look="quiet" href={linkToForm('form', form.formId)}>
                {t('register')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <SubscribeForm
            words={savingWords({ submit: t('submit') })}
            done={{ title: t('doneTitle'), text: t('doneText') }}
          />
        )}
      </div>
    </AccountFrame>
  )
}
