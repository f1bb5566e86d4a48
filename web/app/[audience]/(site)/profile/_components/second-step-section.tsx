import { linkTo } from '@/base/routing/links'
import { formatMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { AppSetup } from './app-setup'
import { PasskeyList } from './passkey-list'
import { SecondStepNeeded } from './second-step-needed'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Passkeys, and the authenticator app with its recovery codes. */
export function SecondStepSection({ user, security, devices }: SectionProps) {
  const t = translations('profile.secondStep')
  const { passkeys, hasApp, codesLeft } = security
  const device = devices.find(({ isCurrent }) => isCurrent)?.label
  const shown = passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    used: lastUsedAt
      ? t('used', { moment: formatMoment(lastUsedAt) })
      : t('added', { moment: formatMoment(createdAt) }),
  }))
  const has = hasApp || passkeys.length > 0
  return (
    <SectionCard id="secondStep" title={t('title')} lead={t('lead')}>
      {user.needsSecondFactor && <p role="status">{t(has ? 'needed' : 'neededFirst')}</p>}
      {user.needsSecondFactor && has && (
        <SecondStepNeeded
          label={t('confirm')}
          backOffice={linkTo('adminUsers')}
          words={savingWords({ submit: t('confirm') })}
        />
      )}
      <h4>{t('passkeys')}</h4>
      <PasskeyList
        passkeys={shown}
        newName={device || t('newName')}
        words={wordsOf('profile.secondStep', ['none', 'add', 'remove', 'unable', 'canceled'])}
        callWords={savingWords({ submit: t('add') })}
      />
      <h4>{t('app')}</h4>
      <AppSetup
        hasApp={hasApp}
        words={{
          ...wordsOf('profile.secondStep', [
            ...(['appOff', 'start', 'scan', 'secret', 'code', 'codesTitle', 'codesText'] as const),
            ...(['newCodes', 'switchOff', 'codesSeen'] as const),
          ]),
          appOn: t('appOn', { count: codesLeft }),
          copy: linkToCopyWords(),
        }}
        callWords={savingWords({ submit: t('enable') })}
      />
    </SectionCard>
  )
}
