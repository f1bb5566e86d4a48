import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import type { LoginQuery } from '@/features/account/login-query'
import { SiteLink } from '@/ui/button/site-link'
import { CheckField } from '@/ui/form/check-field'
import { CodeField } from '@/ui/form/code-field'
import { Field } from '@/ui/form/field'
import { PasswordField } from '@/ui/form/password-field'
import { passwordWords } from '@/ui/form/password-words'
import { codeWords, formWords } from '@/ui/form/words'
import { LoginForm } from './login-form'

/** The tab for users with an account. */
export function Login({ query }: { query: LoginQuery }) {
  const t = translations('login')
  const { emailPath } = query
  const forgotten = linkTo('forgotPassword', { redirectUrl: emailPath })
  const forgot = <SiteLink href={forgotten}>{t('login.forgot')}</SiteLink>
  return (
    <LoginForm
      words={formWords({ submit: t('login.submit') })}
      redirectUrl={query.redirectUrl}
      emailPath={emailPath}
      profile={linkTo('profile')}
      passkey={{ label: t('login.passkey'), canceled: translations('form')('passkeyCanceled') }}
      aside={forgot}
    >
      <Field
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        fromTab="email"
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        words={passwordWords()}
        required
      />
      <CodeField words={codeWords()} />
      <CheckField name="rememberMe">{t('login.rememberMe')}</CheckField>
    </LoginForm>
  )
}
