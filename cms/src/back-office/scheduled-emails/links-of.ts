import type { Block, ScheduledEmailPreview } from '@krono/contract'
import { checkTarget } from '../../library/short-links/allowed-target'
import { siteLink } from '../../messaging/mail/links'
import { placeholdersIn } from '../../messaging/mail/render/fill-in'
import { linkTarget } from '../../messaging/mail/render/link-target'
import { allNodes } from '../../messaging/mail/render/nodes'
import { env } from '../../platform/lib/env'

type Reason = ScheduledEmailPreview['links'][number]['uncounted']

/** A link as written, where it leads, and as a target of a short link; `uncounted`: why it stays as it is. */
export type FoundLink = { url: string; address: string } & (
  | { target: string; uncounted: null }
  | { target?: undefined; uncounted: NonNullable<Reason> }
)

const { origin } = new URL(env.PUBLIC_URL)

const isPathOrWhole = (address: string) =>
  address === origin || address.startsWith(`${origin}/`)
    ? address.slice(origin.length) || '/'
    : address

function readLink(url: string): FoundLink {
  // The link of an e-mail to a group leads to the home page, for everybody.
  if (placeholdersIn(url).some((name) => name !== 'link'))
    return { url, address: url, uncounted: 'placeholder' }
  const address = linkTarget(url, { link: siteLink() }, env.PUBLIC_URL) ?? url
  if (!/^https?:/i.test(address)) return { url, address, uncounted: 'noPage' }
  const checked = checkTarget(isPathOrWhole(address))
  if ('target' in checked) return { url, address, target: checked.target, uncounted: null }
  const { fault } = checked
  return { url, address, uncounted: fault === 'linkToShortLink' ? 'shortLink' : 'host' }
}

/** The links and buttons of a body, each as often as it is written once. */
export function linksOf(body: readonly Block[]): FoundLink[] {
  const urls = body
    .flatMap(allNodes)
    .flatMap((node) => (node.type === 'link' || node.type === 'button' ? [node.url] : []))
  return [...new Set(urls)].map(readLink)
}

type Node = { type: string; url?: string; children?: readonly Node[] }

/** The body with other addresses for some of its links. */
export const withAddresses = (
  body: readonly Block[],
  addresses: ReadonlyMap<string, string>,
): Block[] => replaced(body, addresses)

const replaced = <One extends Node>(
  nodes: readonly One[],
  addresses: ReadonlyMap<string, string>,
): One[] =>
  nodes.map((node) => {
    const address = node.url === undefined ? undefined : addresses.get(node.url)
    const { children } = node
    return {
      ...node,
      ...(address !== undefined && { url: address }),
      ...(children && { children: replaced(children, addresses) }),
    }
  })
