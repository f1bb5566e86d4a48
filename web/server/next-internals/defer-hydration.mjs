import { hydrationScript } from './hydration-script.mjs'

/** A script tag of Next for browsers with module support. */
const nextScript =
  /<script (src="\/_next\/static\/[^"]+") async=""(?: crossorigin="[^"]*")?><\/script>/g

/** Next's preload links for these scripts. */
const nextPreload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Only visitors' pages have deferred hydration: they are complete without a script. Members' pages load the session
 * immediately.
 */
const isVisitorPage = (/** @type {string} */ key) => /(^|\$)\/visitor(\/|$)/.test(key)

/**
 * Defers the scripts of a cached page until the first interaction (decision deferred-hydration). Pages of members are
 * not changed.
 *
 * @param {string} key Next's cache key of the page
 * @param {string} html
 */
export function deferHydration(key, html) {
  if (!isVisitorPage(key)) return html
  const deferred = html
    .replace(nextPreload, '')
    .replace(nextScript, '<script type="deferred" $1></script>')
  return deferred.replace('</body>', () => `<script>${hydrationScript}</script></body>`)
}
