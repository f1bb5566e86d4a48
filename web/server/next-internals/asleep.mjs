import { wakeScript } from './wake-script.mjs'

/** A script of the page's own for today's browsers, as Next writes it. */
const ownScript =
  /<script (src="\/_next\/static\/[^"]+") async=""(?: crossorigin="[^"]*")?><\/script>/g

/** Next tells a browser beforehand which of them it will want first. */
const ownPreload = /<link rel="preload" as="script"[^>]*>/g

/** Whose pages may sleep: a visitor's are whole without a script, a member's ask at once whose they are. */
const isOfVisitors = (/** @type {string} */ key) => /(^|\$)\/visitor(\/|$)/.test(key)

/**
 * The document of a page as it is kept: its scripts lie still until somebody is there (decision 214). Not of members.
 *
 * @param {string} key as Next calls the page
 * @param {string} html
 */
export function putToSleep(key, html) {
  if (!isOfVisitors(key)) return html
  const still = html
    .replace(ownPreload, '')
    .replace(ownScript, '<script type="asleep" $1></script>')
  return still.replace('</body>', () => `<script>${wakeScript}</script></body>`)
}
