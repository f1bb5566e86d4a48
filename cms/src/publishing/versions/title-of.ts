import { contentTypeTables } from '../../panel/editor/tables'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import type { EditorTable } from '../../platform/manifests/editor-table'

const longest = 200

/** The title of an entry outside of its form. */
export function titleOf(uid: ContentTypeUid, row: Readonly<Record<string, unknown>>): string {
  const table: EditorTable | undefined = contentTypeTables[uid]
  return String((table && row[table.mainField]) ?? '').slice(0, longest)
}
