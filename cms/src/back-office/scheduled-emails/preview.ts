import { type Block, type ScheduledEmailPreview, scheduledEmailLimits } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { shortLinkAddress } from '../../library/short-links/short-link-row'
import { type UserRow, userUid } from '../../members/users/user-row'
import { brandIn } from '../../messaging/mail/brand'
import { siteLink } from '../../messaging/mail/links'
import { scheduledMail } from '../../messaging/mail/mails'
import { seenIn } from '../../messaging/mail/render/look'
import { renderMail } from '../../messaging/mail/render/render-mail'
import { sampleData } from '../../messaging/mail/sample-data'
import { unsubscribeLinkFor } from '../../messaging/mail/unsubscribe-link'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { faultsOf } from './faults-of'
import { type FoundLink, linksOf, withAddresses } from './links-of'

type Wish = { subject: string; body: readonly Block[]; member?: string | undefined }

/** As long as the name of every short link of an e-mail. */
const sampleAddress = shortLinkAddress('x'.repeat(8))

/** An unsaved e-mail as it is sent, rendered by the same code. Throws notFound for an unknown member. */
export async function previewScheduled(
  strapi: Core.Strapi,
  { subject, body, member }: Wish,
): Promise<ScheduledEmailPreview> {
  const name = await nameOf(strapi, member)
  // The link of a sample address: the preview must not be able to unsubscribe the member.
  const { email: to } = sampleData(env.LANGUAGE)
  const unsubscribeLink = unsubscribeLinkFor(scheduledMail, { to, userId: null })
  const render = (shown: readonly Block[]) =>
    renderMail(
      { subject, body: shown },
      { name, link: siteLink() },
      brandIn(env.LANGUAGE),
      unsubscribeLink,
    )
  const { html, ...rendered } = render(body)
  const links = linksOf(body)
  const htmlBytes = Buffer.byteLength(render(withAddresses(body, shortened(links))).html)
  return {
    ...rendered,
    light: seenIn('light', html),
    dark: seenIn('dark', html),
    htmlBytes,
    isTooLarge: htmlBytes > scheduledEmailLimits.htmlBytes,
    faults: faultsOf({ subject, body }),
    links: links.map(({ address, uncounted }) => ({ address, uncounted })),
  }
}

const shortened = (links: readonly FoundLink[]) =>
  new Map(links.flatMap(({ url, uncounted }) => (uncounted ? [] : [[url, sampleAddress] as const])))

async function nameOf({ db }: Core.Strapi, member: string | undefined): Promise<string | null> {
  if (member === undefined) return sampleData(env.LANGUAGE).name
  const user: UserRow | null = await db.query(userUid).findOne({ where: { documentId: member } })
  if (!user) throw new AppError('notFound')
  return user.firstName
}
