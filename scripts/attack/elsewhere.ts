const api = (...names: string[]) => names.map((name) => `cms/tests/api/${name}.test.ts`)
const rules = (...names: string[]) => names.map((name) => `cms/tests/unit/${name}.test.ts`)
const web = (...names: string[]) => names.map((name) => `web/${name}.test.ts`)
const browser = (...names: string[]) => names.map((name) => `web/e2e/${name}.spec.ts`)

/** Claims that need no attack: the beginning of each, and the tests that fail when it is broken. */
export const foundElsewhere: Record<string, Record<string, readonly string[]>> = {
  'Who you are': {
    'Known and unknown addresses': [
      ...api('sessions', 'passwords'),
      ...rules('logging-in', 'forgotten-passwords'),
    ],
    'Rate limits for an account': [
      ...api('sessions', 'panel-login', 'member-limits'),
      ...web('lib/contract/address-behind', 'server/api/forward'),
    ],
    'the owner is never locked out': [...api('sessions', 'panel-login'), ...rules('limit-rate')],
    'Reset tokens are hashed': [
      ...api('passwords', 'mail'),
      ...rules('account-links', 'forgotten-passwords'),
    ],
    'Logout, a new password': [
      ...api('sessions', 'passwords', 'admin-user', 'personal-data'),
      ...browser('guards.once'),
    ],
    'Cookies that were tampered': [
      ...web('server/session/seal'),
      ...browser('guards.once', 'static.once'),
    ],
  },
  'What you may': {
    'Every route and call': [...api('rights'), ...browser('guards.once', 'restricted.once')],
    'an unexpected 2xx': [...api('strapi-routes', 'panel-roles'), ...web('server/api/forward')],
    "Somebody else's id": api(
      'saved-dates',
      'date-groups',
      'sharing',
      'calendar',
      'felt-days',
      'invitations',
      'sessions',
      'analyses',
      'payments/plans',
      'payments/order-status',
    ),
    'No field is set or read': [...api('limits', 'sessions'), ...rules('validate-answer')],
    'no filter, sort or populate': api('access', 'limits'),
    'drafts never leave': [...api('drafts'), ...web('server/preview/preview')],
    'The tier turns exactly': [...api('sessions'), ...rules('tier')],
  },
  Money: {
    'Forged, stale or missing': api('payments/events'),
    'Any event, any number': api('payments/events'),
    'Amounts come from our catalogue': api('payments/events', 'payments/catalogue', 'limits'),
    'A race for the last coupon': api('coupons', 'payments/storm'),
    'Lost events heal': api('payments/accidents'),
    'Money without an order': api('payments/events'),
    'A hundred checkouts': api('payments/storm'),
  },
  Faults: {
    'kill -9 at every step': api(
      'payments/accidents',
      'payments/killed',
      'learning/killed',
      'mail',
      'outbox',
      'bulk',
    ),
    'SIGTERM drains': api('drain'),
    'Two instances run each job': api('mail', 'late-workers', 'bulk', 'newsletter-issues'),
  },
  Data: {
    'Export and erasure': api('personal-data', 'traces', 'erased-log'),
    'Consent before any request': browser('static.once', 'consent'),
    'Unsubscribing is one click': api('newsletter-unsubscribe', 'newsletter-members'),
    'a GET changes nothing': [...api('errors'), ...web('server/api/forward')],
  },
  Browser: {
    'Security headers': [...browser('headers.once'), ...api('panel-policy')],
    'redirectUrl stays': web('lib/contract/site-path', 'features/account/login-query'),
    'uploads are made anew': api('uploads', 'picture'),
    'the image optimiser': browser('cached-answers.once'),
    'download links cannot be guessed': [...api('analyses'), ...browser('analyses')],
    'no cached page': browser('cached-answers.once', 'guards.once'),
    'CSV files are inert': web('features/people/export/write-csv'),
    'headers of letters': [...api('mail', 'registration'), ...rules('render-mail')],
  },
  'Closed doors': {
    'A new address, an export': api('password-again'),
    'a new password voids': api('address-change'),
    'both addresses are told': api('address-change', 'address-undo'),
    'A blank is no password': web('lib/contract/blank-texts'),
    'a link of another site': web('server/api/forward'),
    "An author's files": api('uploads', 'panel-policy'),
    "Strapi's `POST /email`": [...api('strapi-routes'), ...rules('closed-doors')],
    'What is shown of somebody': [...api('invitations'), ...rules('guest-result')],
    'Every array, text and list': api('limits'),
    'A coupon that was released': api('payments/given-back'),
    'what is once per person': api('payments/given-back'),
    'the half-price year': api('payments/extensions'),
    'Two clicks on a refund': api('payments/refunds'),
    "No page of Stripe's": api('payments/leaving'),
    'No member starves others': [
      ...web('lib/contract/fair-queue', 'server/admission/admit'),
      ...rules('passwords'),
    ],
    'The cookie of a session': web('server/session/cookie'),
    '`/readyz` asks': ['cms/tests/program/database-away.test.ts', ...web('server/cms/readiness')],
  },
}
