import { readTarget } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'

const ownHost = new URL(env.PUBLIC_URL).hostname

/** A short link to another one could be a loop. */
const isShortLink = (path: string) => /^\/u(\/|$)/i.test(path)

type Fault = 'invalidLink' | 'linkHost' | 'linkToShortLink'

/** A target as it is stored and followed, or why it is not allowed. */
export function checkTarget(text: string): { target: string } | { fault: Fault } {
  const found = readTarget(text)
  if (!found) return { fault: 'invalidLink' }
  const { href, host } = found
  if (host === undefined) return isShortLink(href) ? { fault: 'linkToShortLink' } : { target: href }
  // Our own address is a path, so that the rules of paths apply to it too.
  if (host === ownHost) return checkTarget(href.slice(new URL(href).origin.length))
  return env.SHORT_LINK_HOSTS.includes(host) ? { target: href } : { fault: 'linkHost' }
}

/** The target as it is stored. Throws invalidLink, linkHost, linkToShortLink. */
export function requireTarget(text: string): string {
  const result = checkTarget(text)
  if ('target' in result) return result.target
  const { fault: code } = result
  const hosts = [ownHost, ...env.SHORT_LINK_HOSTS].join(', ')
  throw new AppError(code, [{ field: 'target', code }], { words: { hosts } })
}
