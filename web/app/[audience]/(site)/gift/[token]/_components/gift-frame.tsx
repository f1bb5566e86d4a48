import { chartOf } from '@krono/chart'
import type { OpenGift } from '@krono/contract'
import type { ReactNode } from 'react'
import { Figurine } from '@/components/chart/figurine'
import { GiftCard } from '@/components/gift-card/gift-card'
import { isolate } from '@/components/relationship/people'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { exampleDate } from '@/lib/example'
import styles from './open-gift.module.css'

type GiftFrameProps = { gift: OpenGift; title: string; children: ReactNode }

/** The card that somebody was given, and beside it what can be done with it. */
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
