import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { MailLink } from '@/ui/page/mail-link'
import type { GiftViewProps } from './view-props'

/** That a bank asks for the money of a gift, and what that means to whoever it is for; nothing for all others. */
export function GiftRests({ gift: { aftermath, isMine } }: Pick<GiftViewProps, 'gift'>) {
  if (!aftermath) return null
  const t = translations('gifts')
  const date = formatLongDateOf(aftermath.since)
  return (
    <>
      <p>{t(isMine ? 'restingMine' : 'resting', { date })}</p>
      <MailLink words={t('write')} />
    </>
  )
}
