import type { User } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { NameFields } from '@/ui/form/name-fields'
import { savingWords } from '@/ui/form/words'
import { NameForm } from './name-form'
import { SectionCard } from './section'

/** Asks a user without a name for it first (spec §2, "Route guards"). */
export function NameSection({ user, redirectUrl }: { user: User; redirectUrl: string }) {
  const t = translations('profile.name')
  return (
    <SectionCard id="name" level="h2" title={t('title')} lead={t('lead')}>
      <NameForm
        words={savingWords({ submit: t('submit') })}
        redirectUrl={redirectUrl === '/' ? undefined : redirectUrl}
      >
        <NameFields
          firstName={user.firstName}
          lastName={user.lastName}
          fromTab={{ firstName: 'firstName', lastName: 'lastName' }}
        />
      </NameForm>
    </SectionCard>
  )
}
