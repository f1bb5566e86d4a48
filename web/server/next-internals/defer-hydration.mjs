import { hydrationScript } from './hydration-script.mjs'

/** A script of the page's own for today's browsers, as Next writes it. */
const ownScript =
  /<script (src="\/_next\/static\/[^"]+") async=""(?: crossorigin="[^"]*")?><\/script>/g

/** Next tells a browser beforehand which of them it will want first. */
const ownPreload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Pages with deferred hydration: a visitor's are complete without a script, a member's load the session immediately.
 */
const isOfVisitors = (/** @type {string} */ key) => /(^|\$)\/visitor(\/|$)/.test(key)

/**
 * The document of a page as it is cached: its scripts are deferred until the first interaction (decision
 * deferred-hydration). Pages of members are not changed.
 *
 * @param {string} key as Next calls the page
 * @param {string} html
 */
export function deferHydration(key, html) {
  if (!isOfVisitors(key)) return html
  const still = html
    .replace(ownPreload, '')
    .replace(ownScript, '<script type="deferred" $1></script>')
  return still.replace('</body>', () => `<script>${hydrationScript}</script></body>`)
}
