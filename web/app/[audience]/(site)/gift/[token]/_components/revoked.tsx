import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { ButtonLink } from '@/ui/button/button-link'
import { MailLink } from '@/ui/page/mail-link'
import { GiftFrame } from './gift-frame'
import type { GiftViewProps } from './view-props'

/** A gift that was refunded, and the date of the refund. */
export function Revoked({ gift }: GiftViewProps) {
  const t = translations('gifts')
  const giver = isolate(gift.giverName)
  const date = gift.orderStatus ? formatLongDateOf(gift.orderStatus.since) : ''
  return (
    <GiftFrame gift={gift} title={t('revoked.title')}>
      <p>{t('revoked.text', { giver, date })}</p>
      <MailLink words={t('write')} />
      <div>
        <ButtonLink look="quiet" href={linkTo('home')}>
          {t('revoked.home')}
        </ButtonLink>
      </div>
    </GiftFrame>
  )
}
