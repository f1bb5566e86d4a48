import {
  currency,
  email,
  fields,
  flag,
  list,
  metadata,
  oneOf,
  type Rules,
  required,
  text,
  url,
  whole,
} from './parameters.ts'
import { priceData } from './prices.ts'

const locales =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  )

/** What we say of a checkout. */
export const checkoutRules: Rules = {
  mode: required(oneOf(['payment', 'subscription'])),
  adaptive_pricing: fields({ enabled: flag }),
  client_reference_id: text,
  currency,
  customer: text,
  customer_email: email,
  customer_creation: oneOf(['always', 'if_required']),
  line_items: required(
    list(fields({ price: text, price_data: priceData, quantity: whole({ least: 1, most: 1 }) })),
  ),
  discounts: list(fields({ coupon: required(text) })),
  success_url: required(url),
  cancel_url: url,
  expires_at: whole({ least: 0 }),
  locale: oneOf(locales),
  submit_type: oneOf(['auto', 'book', 'donate', 'pay', 'subscribe']),
  payment_method_types: list(oneOf(['card'])),
  metadata,
  payment_intent_data: fields({ metadata, description: text }),
  subscription_data: fields({ metadata }),
}
