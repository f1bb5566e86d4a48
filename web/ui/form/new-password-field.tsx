import { translations } from '@/base/words/translations'
import { passwordMinLength } from '@/lib/contract/account-fields'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'

/** A new password, which can be made visible; the rules are shown before typing. */
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
