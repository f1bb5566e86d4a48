import { badParameter } from '../errors.ts'
import { portalConfigurationOf } from '../shapes/portal-configuration.ts'
import type { PortalConfigurationParams } from '../types.ts'
import { listRules, pageOf } from './lists.ts'
import { withMetadata } from './metadata.ts'
import { fields, flag, metadata, required, url } from './parameters.ts'
import type { Route } from './routes.ts'

const turned = fields({ enabled: required(flag) })

/** Without a change of plan: the product does not use the parameters for it (products, prices). */
const features = fields({
  customer_update: turned,
  invoice_history: turned,
  payment_method_update: turned,
  subscription_cancel: turned,
  subscription_pause: turned,
  subscription_update: turned,
})

export const createPortalConfiguration: Route = {
  method: 'POST',
  path: '/v1/billing_portal/configurations',
  takes: { features: required(features), default_return_url: url, metadata },
  answer({ store, clock }, { params }) {
    const typedParams = params as unknown as PortalConfigurationParams
    if (typedParams.features.subscription_update?.enabled) {
      throw badParameter(
        'Missing required param: features[subscription_update][products].',
        'features[subscription_update][products]',
        'parameter_missing',
      )
    }
    const configuration = portalConfigurationOf({
      created: clock.now(),
      features: typedParams.features,
      returnUrl: typedParams.default_return_url || null,
      metadata: withMetadata({}, typedParams.metadata),
    })
    store.portalConfigurations.set(configuration.id, configuration)
    return configuration
  },
}

export const listPortalConfigurations: Route = {
  method: 'GET',
  path: '/v1/billing_portal/configurations',
  takes: { ...listRules, active: flag },
  answer({ store }, { params }) {
    const { active } = params as { active?: boolean }
    const found = [...store.portalConfigurations.values()].filter(
      (one) => active === undefined || one.active === active,
    )
    return pageOf(found, params, {
      url: '/v1/billing_portal/configurations',
      what: 'billing_portal.configuration',
    })
  },
}
