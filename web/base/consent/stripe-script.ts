/**
 * Hosts that the security policy of pages with Stripe's script must allow
 * (docs.stripe.com/security/guide, "Content security policy"). Card data is entered on Stripe's own pages; the script
 * reports the visit to Stripe's fraud detection.
 */
export const stripeHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const
