import { bucket } from '../src/platform/files/bucket'

export default [
  'global::caller',
  'global::request-log',
  'global::response-policy',
  // Outside of `strapi::errors`, so that all errors under /api have one shape (spec §7, "API").
  'global::error-shape',
  'strapi::errors',
  'global::store-error',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // The panel may be used without TLS, through a tunnel or on localhost.
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Only web calls the cms, from server to server.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // Deleting an account sends the password in the body of a DELETE request.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '1mb',
      // Stripe signs the raw bytes of the body.
      includeUnparsed: true,
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: 64 * 1024 * 1024 },
    },
  },
  'global::remove-temporary-files',
  'global::answer-in-time',
  'global::limit-panel',
  'global::panel-fields',
  'global::panel-states',
  'global::panel-calls',
  'strapi::session',
  'strapi::favicon',
  ...(bucket ? ['global::uploads-from-bucket'] : []),
  'strapi::public',
]
