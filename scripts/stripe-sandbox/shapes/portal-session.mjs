import { newId } from '../ids.mjs'

/** @param {{ created: number, customer: string, returnUrl: string | null, locale: string | null, pagesUrl: string }} facts @returns {import('../types.mjs').PortalSession} */
export function portalSessionOf({ created, customer, returnUrl, locale, pagesUrl }) {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${pagesUrl}/p/session/${id}`,
  }
}
