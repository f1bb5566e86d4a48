import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import type { Channel } from './channels'

export type AlertText = { subject: string; body: string }

/** Rejects if the text could not be handed over. */
export type Senders = Readonly<Record<Channel, (text: AlertText) => Promise<void>>>

/** The incidents of one kind that are described; the others are counted. */
const described = 3

const words = {
  hun: { subject: 'megnézendő esetek', open: 'nyitott eset', all: 'Mind' },
  eng: { subject: 'incidents to look into', open: 'open incidents', all: 'All' },
  rus: { subject: 'случаи, требующие внимания', open: 'открытых случаев', all: 'Все' },
} as const

/**
 * Notifies the operator of the open incidents of a kind; of none if all were closed meanwhile. Their sentences contain
 * no names and no addresses.
 */
export async function sendAlert(
  strapi: Core.Strapi,
  { channel, kind }: { channel: Channel; kind: string },
  senders: Senders,
) {
  const incidents = strapi.db.query('api::incident.incident')
  const where = { kind, state: 'open' }
  const count = await incidents.count({ where })
  if (count === 0) return
  const rows: { story: string | null }[] = await incidents.findMany({
    ...{ where, select: ['story'], orderBy: { id: 'desc' }, limit: described },
  })
  const { subject, open, all } = words[env.LANGUAGE]
  const body = [
    `${count} ${open} (${kind}).`,
    ...rows.map(({ story }) => `- ${story ?? kind}`),
    `${all}: ${new URL('/admin/payments', env.PUBLIC_URL).href}`,
  ].join('\n')
  await senders[channel]({ subject: `${env.PRODUCT_NAME}: ${subject}`, body })
}
