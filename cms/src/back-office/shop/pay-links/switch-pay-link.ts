import type { Core } from '@strapi/strapi'
import { AppError } from '../../../lib/app-error'
import { findPayLink, payLinkTable, payLinkUid } from '../../../pay-links/pay-link-row'
import { writeAct } from '../../log/write-act'

type Switch = { admin: number; id: string; isOff: boolean; reason: string }

/** Closes a link, or opens it again; whoever stands at Stripe's page goes on. Throws notFound. */
export const switchPayLink = async (
  strapi: Core.Strapi,
  { admin, id, isOff, reason }: Switch,
): Promise<{ id: string }> =>
  strapi.db.transaction(async ({ trx }) => {
    await trx(payLinkTable).where({ document_id: id }).forUpdate().first('id')
    const link = await findPayLink(strapi, { documentId: id })
    if (!link) throw new AppError('notFound')
    if (link.isOff === isOff) return { id }
    const where = { documentId: id }
    await strapi.db.query(payLinkUid).updateMany({ where, data: { isOff } })
    await writeAct(strapi, {
      admin,
      act: 'switchPayLink',
      subject: { kind: 'payLink', id },
      before: { isOff: link.isOff },
      after: { isOff },
      reason,
    })
    return { id }
  })
