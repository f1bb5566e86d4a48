import type { OrderRow } from '../orders/order-row'

type Order = Pick<OrderRow, 'id' | 'productName' | 'amount' | 'currency'>

/** What an incident says of an order: of all its money, or of a part (minor units). */
export const aboutOrder = (
  { id, productName, amount, currency }: Order,
  part: number = amount,
) => ({
  orderId: id,
  facts: { product: productName, amount: { amount: part, currency } },
})
