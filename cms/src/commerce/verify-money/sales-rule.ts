import { daysOf, spanOfDays, spanOfOrders } from '../../back-office/sales/days/sales-days'
import { daysTable, isCounted, parts, partsOf } from '../../back-office/sales/days/sums'
import { inSteps } from '../../back-office/sales/in-steps'
import type { Database, Rule } from './rule'

const ofOrders = Object.entries(partsOf('o')).map(([part, value]) => `${value} AS ${part}`)

/** The orders' values per day minus the stored sums. */
const differences = `
  SELECT step, currency, product_key FROM (
    SELECT step, o.currency, o.product_key, ${ofOrders.join(', ')}
    FROM steps JOIN orders o ON o.paid_at >= since AND o.paid_at < until WHERE ${isCounted('o')}
    UNION ALL
    SELECT step, d.currency, d.product_key, ${parts.map((part) => `-d.${part}`).join(', ')}
    FROM steps JOIN ${daysTable} d ON d.at >= since AND d.at < until
  ) AS both_sides
  GROUP BY step, currency, product_key
  HAVING ${parts.map((part) => `SUM(${part}) <> 0`).join(' OR ')}`

/** The stored sums of days equal those of the orders. */
export const salesOfDays: Rule = async (database) => {
  const faults: string[] = []
  for (const bounds of await allDays(database))
    for (const { step, currency, product_key } of await inSteps(database, bounds, differences))
      faults.push(
        `Sales of ${bounds[Number(step)]}: the sums of ${product_key} in ${currency} are not those of its orders.`,
      )
  return faults
}

async function allDays(database: Database) {
  const spans = [await spanOfOrders(database), await spanOfDays(database)]
  const days = spans.flatMap((span) => (span ? [span.first, span.last] : [])).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [...daysOf({ first, last })] : []
}
