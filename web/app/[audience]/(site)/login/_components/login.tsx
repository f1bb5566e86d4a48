import { CheckField } from '@/components/form/check-field'
import { Field } from '@/components/form/field'
import { PasswordField } from '@/components/form/password-field'
import { passwordWords } from '@/components/form/password-words'
import { formWords } from '@/components/form/words'
import { SiteLink } from '@/components/ui/site-link'
import { translations } from '@/i18n/translations'
import { linkTo } from '@/lib/links'
import { LoginForm } from './login-form'
import type { LoginQuery } from './query'

/** The tab for those who have an account. */
export function Login({ query }: { query: LoginQuery }) {
  const t = translations('login')
  const forgot = <SiteLink href={linkTo('forgotPassword')}>{t('login.forgot')}</SiteLink>
  return (
    <LoginForm
      words={formWords({ submit: t('login.submit') })}
      redirectUrl={query.redirectUrl}
      profile={linkTo('profile')}
      aside={forgot}
    >
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        kept="email"
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        words={passwordWords()}
        required
      />
      <CheckField name="rememberMe">{t('login.rememberMe')}</CheckField>
    </LoginForm>
  )
}
