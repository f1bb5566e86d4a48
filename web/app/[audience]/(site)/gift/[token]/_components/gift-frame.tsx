import { chartOf } from '@krono/chart'
import type { OpenGift } from '@krono/contract'
import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import { GiftCard } from '@/features/checkout/gift-card/gift-card'
import { isolate } from '@/features/relationship/people'
import { Card } from '@/ui/card/card'
import styles from './open-gift.module.css'

type GiftFrameProps = { gift: OpenGift; title: string; children: ReactNode }

/** The received gift card, with the possible actions beside it. */
export function GiftFrame({ gift, title, children }: GiftFrameProps) {
  const t = translations('gifts.card')
  return (
    <div className={styles.page}>
      <GiftCard
        label={t('label')}
        greeting={t('greeting', { name: isolate(gift.recipientName) })}
        product={gift.name}
        message={gift.message}
        giver={gift.giverName}
        picture={<Figurine chart={chartOf(exampleDate)} />}
      />
      <Card className={styles.next}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  )
}
