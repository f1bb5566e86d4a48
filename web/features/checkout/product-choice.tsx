'use client'

import { useEffect, useRef } from 'react'
import type { ProductKey } from '@/lib/contract/product-tables'
import type { CouponChoice } from './coupon-choices'
import styles from './product-choice.module.css'

/** An offered product: texts of the server, price in local form. */
export type Offer = {
  key: ProductKey
  name: string
  price: string
  /** A short note below the name. */
  note?: string
  unlocks: readonly string[]
  /** The buyer's own coupons that apply to it. */
  coupons: readonly CouponChoice[]
}

type ProductChoiceProps = {
  label: string
  offers: readonly Offer[]
  chosen: ProductKey
  onChoose: (key: ProductKey) => void
}

/** Selects the product, with its price. */
export function ProductChoice({ label, offers, chosen, onChoose }: ProductChoiceProps) {
  const choice = useRef<HTMLFieldSetElement>(null)

  // A choice may have been made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = choice.current?.querySelector<HTMLInputElement>(':checked')?.value
    const offer = offers.find(({ key }) => key === early)
    if (offer) onChoose(offer.key)
  }, [])

  return (
    <fieldset ref={choice} className={styles.choice}>
      <legend>{label}</legend>
      {offers.map(({ key, name, note, price }) => (
        <label key={key} className={styles.offer}>
          <input
            type="radio"
            name="product"
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span className={styles.name}>
            <span>{name}</span>
            {note && <small>{note}</small>}
          </span>
          <span className={styles.price}>{price}</span>
        </label>
      ))}
    </fieldset>
  )
}
