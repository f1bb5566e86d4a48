import { translations } from '@/base/words/translations'
import { passwordMinLength } from '@/lib/contract/account-fields'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'

/** A password to be set, which can be looked at; the rules stand there before anything is typed. */
export function NewPasswordField({ name, label }: { name: string; label?: string }) {
  const t = translations('form')
  return (
    <PasswordField
      name={name}
      label={label ?? t('password')}
      hint={t('passwordRules', { count: passwordMinLength })}
      autoComplete="new-password"
      words={passwordWords()}
      required
    />
  )
}
