import type { Receipt } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import styles from './receipt.module.css'

/** The buyer's data, as far as given; the town before the street where that is the custom. */
export function Buyer({ billing }: Pick<Receipt, 'billing'>) {
  const { fullName, email, postalCode, city, address, phone } = billing
  const town = [postalCode, city].filter(Boolean).join(' ')
  const place = language === 'eng' ? [address, city, postalCode] : [town, address]
  const lines = [fullName, ...place, email, phone].filter(Boolean)
  return (
    <p className={styles.lines}>
      {lines.length > 0 ? lines.join('\n') : translations('receipts')('noBuyer')}
    </p>
  )
}
