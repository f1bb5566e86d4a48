import type { Receipt } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import styles from './receipt.module.css'

/** Who bought, as far as they said it; the town before the street where people write it so. */
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
