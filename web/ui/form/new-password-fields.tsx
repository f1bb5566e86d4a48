import { translations } from '@/base/words/translations'
import styles from './form.module.css'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import { passwordWords } from './password-words'

/** A password that replaces another, and its repeat. A registration asks once: it has a letter to come back by. */
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
