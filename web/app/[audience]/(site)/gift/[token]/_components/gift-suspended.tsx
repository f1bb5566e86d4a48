import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { MailLink } from '@/ui/page/mail-link'
import type { GiftViewProps } from './view-props'

/** Notice that a bank disputes the payment of a gift, and the consequence for the recipient; nothing for other gifts. */
export function GiftSuspended({ gift: { orderStatus, isMine } }: Pick<GiftViewProps, 'gift'>) {
  if (!orderStatus) return null
  const t = translations('gifts')
  const date = formatLongDateOf(orderStatus.since)
  return (
    <>
      <p>{t(isMine ? 'suspendedMine' : 'suspended', { date })}</p>
      <MailLink words={t('write')} />
    </>
  )
}
