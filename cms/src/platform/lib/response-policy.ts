import { env } from './env'

/** Responses that are not pages of the panel are data: nothing in them may run in a browser (decision media-files). */
export const filePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Pages and pictures of the site, in previews. */
const site = new URL(env.PUBLIC_URL).origin

const panelSources = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  // Strapi's panel uses inline styles.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'img-src': `'self' data: blob: ${site}`,
  'media-src': "'self' data: blob:",
  // The media library fetches a picture from a URL in the browser.
  'connect-src': "'self' https:",
  'frame-src': `'self' ${site}`,
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const satisfies Record<string, string>

/** CSP of the built panel: stricter than Strapi's own, which its settings can only extend. */
export const panelPolicy = Object.entries(panelSources)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ')

/**
 * Whether a path is one of the panel's pages or files, in the form browsers send it (the name of a content type has
 * colons): a path with encoded or `..` parts could lead to an upload.
 */
export const isPanel = (path: string) =>
  /^\/admin(\/[\w.:/-]*)?$/.test(path) && !path.includes('..')
