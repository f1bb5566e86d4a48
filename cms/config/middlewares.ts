export default [
  'global::caller',
  'global::request-log',
  'global::response-policy',
  // Around the errors of Strapi, so that everything under /api has one shape (spec §7, "API").
  'global::error-shape',
  'strapi::errors',
  'global::store-error',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          // The panel may be reached without TLS, behind a tunnel or on this machine.
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Only web speaks to us, from server to server.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      // A user who leaves sends the password with DELETE.
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
      jsonLimit: '1mb',
      // Stripe signs bytes, not what they mean.
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
  'strapi::public',
]
