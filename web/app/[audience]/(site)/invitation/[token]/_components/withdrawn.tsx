import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { Message } from '@/ui/page/message'
import type { GuestViewProps } from './view-props'

/** Shown after the guest has withdrawn. */
export function Withdrawn({ invitation }: GuestViewProps) {
  const t = translations('invitation')
  return (
    <Message
      title={t('withdrawn.title')}
      text={t('withdrawn.text', { inviter: isolate(invitation.inviter) })}
      ways={{ home: t('gone.home'), calculator: t('gone.calculator') }}
    />
  )
}
