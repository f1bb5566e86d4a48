import { linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { CodeField } from '@/ui/form/code-field'
import { PasswordField } from '@/ui/form/password-field'
import { passwordWords } from '@/ui/form/password-words'
import { codeWords, savingWords } from '@/ui/form/words'
import { Deactivation } from './deactivation'
import { Losses, lossesOf } from './losses'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Account deletion: what is erased, which purchases are lost, what the law retains; a dialog asks for the password. */
export function DeactivationSection(props: SectionProps) {
  const { user } = props
  const t = translations('profile.deactivation')
  const losses = lossesOf(props)
  return (
    <SectionCard id="deactivation" title={t('title')} lead={t('lead')}>
      <ul className={styles.list}>
        <li>{t('erased')}</li>
        <li>{t('kept')}</li>
        <li>{t('final')}</li>
      </ul>
      {losses.length > 0 && <Losses losses={losses} />}
      <Deactivation
        formWords={savingWords({ submit: t('submit') })}
        words={{
          open: t('open'),
          title: t('dialogTitle'),
          text: [...(losses.length > 0 ? [t('dialogLosses')] : []), t('dialogText')].join(' '),
          ...wordsOf('profile.deactivation', ['cancel', 'goneTitle', 'goneText', 'home']),
        }}
        home={linkTo('home')}
      >
        <input type="text" autoComplete="username" defaultValue={user.email} hidden readOnly />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          words={passwordWords()}
          required
        />
        <CodeField words={codeWords()} />
      </Deactivation>
    </SectionCard>
  )
}
