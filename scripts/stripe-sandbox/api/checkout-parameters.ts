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

/** Parameters of a checkout that the product uses. */
export const checkoutRules: Rules = {
  mode: required(oneOf(['payment', 'subscription'])),
  adaptive_pricing: fields({ enabled: flag }),
  client_reference_id: text,
  currency,
  customer: text,
  customer_email: email,
  line_items: required(
    list(fields({ price: text, price_data: priceData, quantity: whole({ least: 1, most: 1 }) })),
  ),
  discounts: list(fields({ coupon: required(text) })),
  success_url: required(url),
  cancel_url: url,
  expires_at: whole({ least: 0 }),
  locale: oneOf(['hu', 'en', 'en-GB', 'ru']),
  metadata,
  payment_intent_data: fields({ metadata }),
  subscription_data: fields({ metadata }),
}
