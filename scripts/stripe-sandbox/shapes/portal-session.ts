import { newId } from '../ids.ts'
import type { PortalSession } from '../types.ts'

export function portalSessionOf({
  created,
  customer,
  configuration,
  returnUrl,
  pagesUrl,
}: {
  created: number
  customer: string
  configuration: string
  returnUrl: string | null
  pagesUrl: string
}): PortalSession {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration,
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${pagesUrl}/p/session/${id}`,
  }
}
