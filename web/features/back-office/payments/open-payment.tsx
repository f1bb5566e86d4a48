import { translations } from '@/base/words/translations'
import { askPayment } from './ask-payments'
import { PaymentPanel } from './payment-panel'

/** The order that is open beside the list; one that is gone says so. */
export async function OpenPayment({ id }: { id: string }) {
  const payment = await askPayment(id)
  if (!payment) return <p>{translations('admin.panel')('away')}</p>
  return <PaymentPanel key={id} payment={payment} />
}
