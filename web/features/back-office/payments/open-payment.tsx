import { translations } from '@/base/words/translations'
import { askPayment } from './ask-payments'
import { PaymentPanel } from './payment-panel'

/** The order that is open beside the list; reports one that no longer exists. */
export async function OpenPayment({ id }: { id: string }) {
  const payment = await askPayment(id)
  if (!payment) return <p>{translations('admin.panel')('away')}</p>
  return <PaymentPanel key={id} payment={payment} />
}
