import { translations } from '@/base/words/translations'
import { passwordMinLength } from '@/lib/contract/account-fields'
import styles from './form.module.css'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'

/** A password to be set, and its repeat; the rules stand there before anything is typed. */
export function NewPasswordFields({ name, label }: { name: string; label?: string }) {
  const t = translations('form')
  const words = passwordWords()
  return (
    <div className={styles.pair}>
      <PasswordField
        name={name}
        label={label ?? t('password')}
        hint={t('passwordRules', { count: passwordMinLength })}
        autoComplete="new-password"
        words={words}
        required
      />
      <PasswordField
        name="repeat"
        label={t('repeat')}
        autoComplete="new-password"
        words={words}
        required
      />
    </div>
  )
}
