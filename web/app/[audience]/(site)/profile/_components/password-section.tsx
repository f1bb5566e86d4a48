import { translations } from '@/base/words/translations'
import { CodeField } from '@/ui/form/code-field'
import { NewPasswordFields } from '@/ui/form/new-password-fields'
import { PasswordField } from '@/ui/form/password-field'
import { passwordWords } from '@/ui/form/password-words'
import { codeWords, savingWords } from '@/ui/form/words'
import { PasswordForm } from './password-form'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Sets a new password, which ends all other sessions. */
export function PasswordSection({ user }: SectionProps) {
  const t = translations('profile.password')
  return (
    <SectionCard id="password" title={t('title')} lead={t('lead')}>
      <PasswordForm words={savingWords({ submit: t('submit'), done: t('done') })}>
        {/* For password managers: the account that the password belongs to. */}
        <input type="text" autoComplete="username" defaultValue={user.email} hidden readOnly />
        <PasswordField
          name="currentPassword"
          label={t('current')}
          autoComplete="current-password"
          words={passwordWords()}
          required
        />
        <CodeField words={codeWords()} />
        <NewPasswordFields name="newPassword" label={translations('form')('newPassword')} />
      </PasswordForm>
    </SectionCard>
  )
}
