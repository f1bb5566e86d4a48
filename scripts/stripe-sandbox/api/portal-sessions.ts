import { badParameter } from '../errors.ts'
import { portalSessionOf } from '../shapes/portal-session.ts'
import { find } from './find.ts'
import { required, text, url } from './parameters.ts'
import type { Route } from './routes.ts'

export const createPortalSession: Route = {
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  takes: { customer: required(text), configuration: text, return_url: url },
  answer({ store, clock, settings }, { params }) {
    const { customer, configuration, return_url } = params as {
      customer: string
      configuration?: string
      return_url?: string
    }
    find(store.customers, customer, 'customer', 'customer')
    // As in an account without a default configuration, which only the dashboard can create.
    if (!configuration) {
      throw badParameter(
        'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
        'configuration',
      )
    }
    const { portalConfigurations } = store
    const what = 'billing_portal.configuration'
    const { active } = find(portalConfigurations, configuration, what, 'configuration')
    if (!active) throw badParameter(`${configuration} is not active.`, 'configuration')
    const session = portalSessionOf({
      created: clock.now(),
      customer,
      configuration,
      returnUrl: return_url ?? null,
      pagesUrl: settings.url,
    })
    store.portalSessions.set(session.id, session)
    return session
  },
}
