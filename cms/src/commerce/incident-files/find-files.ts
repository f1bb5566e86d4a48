import type { Core } from '@strapi/strapi'
import { findUser, type UserRow } from '../../members/users/user-row'
import { type MemberFile, memberFile } from './member-file'
import { type OrderFile, orderFile, orderOfIncident } from './order-file'

const incidentUid = 'api::incident.incident'

type Incident = { orderId: number | null }

/** An incident's order, and the id of the member it belongs to. */
export type IncidentFiles = { order: OrderFile | null; member: number | null }

const findIncident = ({ db }: Core.Strapi, documentId: string): Promise<Incident | null> =>
  db.query(incidentUid).findOne({ where: { documentId } })

async function memberOf(strapi: Core.Strapi, { orderId }: Incident): Promise<UserRow | undefined> {
  const order = await orderOfIncident(strapi, orderId)
  return order?.userId == null ? undefined : findUser(strapi, order.userId)
}

/** undefined: there is no such incident. */
export async function findFiles(
  strapi: Core.Strapi,
  documentId: string,
): Promise<IncidentFiles | undefined> {
  const incident = await findIncident(strapi, documentId)
  if (!incident) return undefined
  const order = await orderOfIncident(strapi, incident.orderId)
  const member = await memberOf(strapi, incident)
  return { order: order ? await orderFile(strapi, order) : null, member: member?.id ?? null }
}

/** The member an incident's order belongs to; undefined if there is none, or erased. */
export async function findMember(
  strapi: Core.Strapi,
  documentId: string,
): Promise<MemberFile | undefined> {
  const incident = await findIncident(strapi, documentId)
  const member = incident ? await memberOf(strapi, incident) : undefined
  return member && memberFile(strapi, member)
}
