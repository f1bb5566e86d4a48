import { runSql } from './rows'
import type { RunningCms } from './running'

/** Audit log entries of a subject, the oldest first. */
export const auditLogOf = async (cms: RunningCms, subjectId: string) =>
  (
    await runSql(
      cms,
      `SELECT admin, act, reason FROM admin_acts WHERE subject_id = '${subjectId}' ORDER BY id`,
    )
  ).map(({ admin, act, reason }) => ({ admin: Number(admin), act, reason }))
