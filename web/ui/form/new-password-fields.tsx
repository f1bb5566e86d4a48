import { translations } from '@/base/words/translations'
import styles from './form.module.css'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'

/** A changed password and its repeat. A registration has no repeat, because the password can be reset by e-mail. */
export function NewPasswordFields({ name, label }: { name: string; label?: string }) {
  const t = translations('form')
  return (
    <div className={styles.pair}>
      <NewPasswordField name={name} label={label ?? t('password')} />
      <PasswordField
        name="repeat"
        label={t('repeat')}
        autoComplete="new-password"
        words={passwordWords()}
        required
      />
    </div>
  )
}
