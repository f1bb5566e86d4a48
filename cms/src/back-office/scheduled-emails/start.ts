import type { Block, EmailVariant } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { createShortLink } from '../../library/short-links/create-short-link'
import { shortLinkAddress } from '../../library/short-links/short-link-row'
import { bodySchema } from '../../messaging/mail/render/nodes'
import type { Template } from '../../messaging/mail/render/render-context'
import {
  type Frozen,
  findScheduled,
  type LinkOfEmail,
  lockScheduled,
  type ScheduledRow,
  writeProgress,
} from '../../messaging/mail/scheduled/scheduled-row'
import { now } from '../../platform/lib/clock'
import { countReceivers } from '../email-groups/count-receivers'
import { requireGroup } from '../email-groups/group-row'
import { membersOf } from '../email-groups/members-of'
import { linksOf, withAddresses } from './links-of'

/** Starts a due one: its content is stored with its short links, and its readers are counted. */
export async function startScheduled(strapi: Core.Strapi, id: number): Promise<void> {
  const found = await findScheduled(strapi, { id })
  // Counted before the transaction, which must be short.
  const group = await requireGroup(strapi, { id: found?.groupId ?? 0 })
  const receivers = await countReceivers(strapi, await membersOf(strapi, group))
  await strapi.db.transaction(async () => {
    const row = await lockScheduled(strapi, { id })
    if (row?.state !== 'waiting' || new Date(row.sendAt ?? 0) > now()) return
    if (row.groupId !== group.id) throw new Error('Its group was changed meanwhile.')
    await writeProgress(strapi, id, {
      state: 'sending',
      started_at: now(),
      frozen: JSON.stringify(await freeze(strapi, row)),
      receivers: JSON.stringify(receivers),
    })
  })
}

async function freeze(strapi: Core.Strapi, row: ScheduledRow): Promise<Frozen> {
  const body = bodySchema.parse(row.body ?? [])
  const first = await freezeOne(strapi, row.subject ?? '', body)
  if (!row.subjectB) return { a: first.template, links: linksAs(null, first.links) }
  // Links of its own, so that clicks tell which subject was better.
  const second = await freezeOne(strapi, row.subjectB, body)
  return {
    ...{ a: first.template, b: second.template },
    links: [...linksAs('a', first.links), ...linksAs('b', second.links)],
  }
}

type Link = Omit<LinkOfEmail, 'variant'>

const linksAs = (variant: EmailVariant | null, links: readonly Link[]): LinkOfEmail[] =>
  links.map((link) => ({ ...link, variant }))

async function freezeOne(
  strapi: Core.Strapi,
  subject: string,
  body: readonly Block[],
): Promise<{ template: Template; links: Link[] }> {
  const links: Link[] = []
  const addresses = new Map<string, string>()
  for (const { url, address, target } of linksOf(body)) {
    const short =
      target === undefined ? undefined : await createShortLink(strapi, { origin: 'email', target })
    if (short) addresses.set(url, shortLinkAddress(short.link.name))
    links.push({ address, name: short?.link.name ?? null })
  }
  return { template: { subject, body: withAddresses(body, addresses) }, links }
}
