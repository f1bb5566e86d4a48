import type { Money } from '@krono/contract'
import { useParams } from 'react-router-dom'
import type { IncidentFiles } from '../../commerce/incident-files/find-files'
import type { OrderFile } from '../../commerce/incident-files/order-file'
import { writeMoney } from '../../platform/lib/money-form'
import { dateIn } from '../list-words'
import { shownLanguage } from '../shown-language'
import { type Fact, Facts, known } from './facts'
import { incidentWords } from './incident-words'
import { useFile } from './use-file'

/** The order of an incident: its content and state. */
export default function OrderPage() {
  const { id } = useParams()
  const files = useFile<IncidentFiles>(id)
  const words = incidentWords[shownLanguage()]
  const order = files === 'failed' ? undefined : files?.order
  const facts = files === undefined ? undefined : order ? factsOf(order) : 'failed'
  return <Facts title={words.order} facts={facts} />
}

function factsOf(order: OrderFile): readonly Fact[] {
  const language = shownLanguage()
  const words = incidentWords[language]
  const write = (money: Money) => writeMoney(money, language)
  const money = (amount: number) => write({ amount, currency: order.currency })
  const moment = (at: string | null) => (at ? dateIn(document.documentElement.lang, at) : undefined)
  const { gift, renewal, purchase } = words.sort
  return known(
    [words.what, order.productName],
    [words.sortTitle, order.isGift ? gift : order.kind === 'renewal' ? renewal : purchase],
    [words.state, words.states[order.state]],
    [words.price, money(order.price)],
    [words.discount, order.discount > 0 ? money(order.discount) : undefined],
    [words.amount, money(order.amount)],
    [words.refunded, order.refunded.amount > 0 ? write(order.refunded) : undefined],
    [words.orderedAt, moment(order.createdAt)],
    [words.paidAt, moment(order.paidAt)],
    [words.fulfilledAt, moment(order.fulfilledAt)],
    [
      words.receipts,
      order.receipts.length > 0
        ? order.receipts.map((receipt) => `${receipt.number}: ${write(receipt)}`).join(', ')
        : undefined,
    ],
  )
}
