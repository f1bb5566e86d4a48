import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { isolate } from '@/features/relationship/people'
import { GiftFrame } from './gift-frame'
import type { GiftViewProps } from './view-props'

/** An expired gift, with the contact for help. */
export function GiftOver({ gift }: GiftViewProps) {
  const t = translations('gifts.over')
  const date = formatLongDateOf(gift.claimUntil)
  return (
    <GiftFrame gift={gift} title={t('title')}>
      <p>{t('text', { date, giver: isolate(gift.giverName) })}</p>
    </GiftFrame>
  )
}
