import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { isolate } from '@/features/relationship/people'
import type { GuestViewProps } from './view-props'
import { WithdrawButton } from './withdraw-button'

/** The inviter has deleted the saved date; the guest can delete the remaining data. */
export function InvitationOver({ invitation }: GuestViewProps) {
  const t = translations('invitation')
  const inviter = isolate(invitation.inviter)
  return (
    <AccountFrame title={t('over.title')} lead={t('over.text', { inviter })}>
      <p>{t('kept.withdrawText', { inviter })}</p>
      <WithdrawButton token={invitation.token} />
    </AccountFrame>
  )
}
