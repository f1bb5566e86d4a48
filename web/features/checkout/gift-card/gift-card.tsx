import type { ReactNode } from 'react'
import { Mark } from '@/ui/page/mark'
import styles from './gift-card.module.css'

type GiftCardProps = {
  /** Label above the card's content. */
  label: string
  /** Greeting of the recipient, in one line. */
  greeting: string
  product: string
  /** As typed, including line breaks. */
  message: string
  giver: string
  /** The figure of a person. */
  picture: ReactNode
  headingLevel?: 'h1' | 'h2' | 'p'
}

/** A gift as its recipient sees it, and as a preview during writing. */
export function GiftCard({ headingLevel: Heading = 'p', ...gift }: GiftCardProps) {
  return (
    <div className={styles.card} data-ground="night">
      <div className={styles.picture}>{gift.picture}</div>
      <p className={styles.label}>
        <Mark size={26} />
        {gift.label}
      </p>
      <div className={styles.what}>
        <p>{gift.greeting}</p>
        <Heading className={styles.product}>{gift.product}</Heading>
      </div>
      {gift.message && <p className={styles.message}>{gift.message}</p>}
      {gift.giver && (
        <p className={styles.giver}>
          <bdi>{gift.giver}</bdi>
        </p>
      )}
    </div>
  )
}
