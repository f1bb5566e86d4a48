import { linkTo } from '@/base/routing/links'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { errors } from '@/lib/contract/errors'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

const address = () => linkTo('adminPayments')

/** Everything about an order; undefined if there is none. */
export async function askPayment(id: string) {
  // An invalid id has no order.
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const request = askAsUser({ endpoint: 'adminPayment', id })
  const found = await unlessRefused(
    request.then((payment) => orSessionOver(payment, address())),
    [errors.notFound.status],
  )
  return found
}

/** Open or closed incidents. */
export const askIncidents = async (state: AdminIncident['state']) =>
  orSessionOver(await askAsUser({ endpoint: 'adminIncidents', input: { state } }), address())
