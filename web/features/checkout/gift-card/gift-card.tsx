import type { ReactNode } from 'react'
import { Mark } from '@/ui/page/mark'
import styles from './gift-card.module.css'

type GiftCardProps = {
  /** Above everything: what this is. */
  label: string
  /** The recipient, in a line. */
  greeting: string
  product: string
  /** As it was typed, lines included. */
  message: string
  giver: string
  /** The figure of a person. */
  picture: ReactNode
  headingLevel?: 'h1' | 'h2' | 'p'
}

/** A gift as its recipient sees it; the same during writing. */
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
