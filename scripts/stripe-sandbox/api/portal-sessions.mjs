import { portalSessionOf } from '../shapes/portal-session.mjs'
import { find } from './find.mjs'
import { required, text, url } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const createPortalSession = {
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  takes: { customer: required(text), return_url: url, locale: text },
  answer({ store, clock, settings }, { params }) {
    const { customer, return_url, locale } =
      /** @type {{ customer: string, return_url?: string, locale?: string }} */ (params)
    find(store.customers, customer, 'customer', 'customer')
    const session = portalSessionOf({
      created: clock.now(),
      customer,
      returnUrl: return_url ?? null,
      locale: locale ?? null,
      pagesUrl: settings.url,
    })
    store.portalSessions.set(session.id, session)
    return session
  },
}
