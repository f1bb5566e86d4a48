import { translations } from '@/base/words/translations'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { PaymentList } from './payment-list'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Number of payments that are visible initially; a button shows the others. */
const shownAtFirst = 5

/** Payments of the user, with the receipts. */
export function PaymentsSection({ orders }: SectionProps) {
  const t = translations('premium.payments')
  const older = orders.slice(shownAtFirst)
  return (
    <SectionCard id="payments" title={t('title')} lead={t(orders.length > 0 ? 'lead' : 'none')}>
      {orders.length > 0 && <PaymentList orders={orders.slice(0, shownAtFirst)} />}
      {older.length > 0 && (
        <Disclosure summary={t('older', { count: older.length })}>
          <PaymentList orders={older} />
        </Disclosure>
      )}
    </SectionCard>
  )
}
