import type { SavedEmailGroup } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockTable } from '../../platform/database/lock-table'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { recordAction } from '../log/record-action'
import { findGroup, type GroupRow, groupTable, groupUid, requireGroup } from './group-row'

type Wish = { admin: number; wish: SavedEmailGroup }

/**
 * Creates or changes a group. It stays by hand or by rule, as it was created. The table is locked, so that of two
 * concurrent saves the second sees the first. Throws notFound, emailGroupNameTaken, emailGroupChanged.
 */
export const saveGroup = async (
  strapi: Core.Strapi,
  { admin, wish }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const { id: documentId, updatedAt, name } = wish
    const rule = wish.rule ?? null
    await lockTable(strapi, groupTable)
    const before = documentId === undefined ? undefined : await requireGroup(strapi, { documentId })
    if (before) requireSameKind(before, rule)
    if (before?.rule) requireUnchanged(before, updatedAt)
    const other = await findGroup(strapi, { name })
    if (other && other.id !== before?.id) throw fieldError('emailGroupNameTaken', 'name')
    const groups = strapi.db.query(groupUid)
    const data = { name, rule }
    const saved: GroupRow = before
      ? await groups.update({ where: { id: before.id }, data })
      : await groups.create({ data })
    await recordAction(strapi, {
      ...{ admin, act: 'saveEmailGroup', subject: { kind: 'emailGroup', id: saved.documentId } },
      ...(before && { before: { name: before.name, rule: before.rule } }),
      after: data,
    })
    return { id: saved.documentId }
  })

function requireSameKind(before: GroupRow, rule: GroupRow['rule']) {
  if ((before.rule === null) !== (rule === null)) throw fieldError('invalidField', 'rule')
}

/** The form must show the current rule: otherwise one admin would overwrite another's change. */
function requireUnchanged({ updatedAt }: GroupRow, shown = '') {
  if (new Date(updatedAt).getTime() !== new Date(shown).getTime())
    throw new AppError('emailGroupChanged')
}
