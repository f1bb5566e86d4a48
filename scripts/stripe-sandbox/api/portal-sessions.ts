import { portalSessionOf } from '../shapes/portal-session.ts'
import { find } from './find.ts'
import { required, text, url } from './parameters.ts'
import type { Route } from './routes.ts'

export const createPortalSession: Route = {
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  takes: { customer: required(text), return_url: url, locale: text },
  answer({ store, clock, settings }, { params }) {
    const { customer, return_url, locale } = params as {
      customer: string
      return_url?: string
      locale?: string
    }
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
