import { env } from './env'

/** What is no page of the panel is data: nothing in it runs, wherever a browser opens it (decision 112). */
export const filePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Pages and pictures of the site, in previews. */
const site = new URL(env.PUBLIC_URL).origin

const panelSources = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  // Strapi's panel writes its styles into the page.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'img-src': `'self' data: blob: ${site}`,
  'media-src': "'self' data: blob:",
  // The media library fetches a picture from an address in the browser.
  'connect-src': "'self' https:",
  'frame-src': `'self' ${site}`,
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const satisfies Record<string, string>

/** Of the built panel: narrower than Strapi's own, to whose lists its settings can only add. */
export const panelPolicy = Object.entries(panelSources)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ')

/**
 * Whether an address is one of the panel's pages or files, written as a browser writes it (the name of a content type
 * has colons): with a part that is encoded or climbs it could lead to an upload.
 */
export const isPanel = (path: string) =>
  /^\/admin(\/[\w.:/-]*)?$/.test(path) && !path.includes('..')
