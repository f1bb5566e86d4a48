import type { EditorTable } from '../editor/editor-table'
import { contentTypeTables } from '../editor/tables'
import type { ContentTypeUid } from '../lib/content-types'

const longest = 200

/** What an entry is called where its form is not open. */
export function titleOf(uid: ContentTypeUid, row: Readonly<Record<string, unknown>>): string {
  const table: EditorTable | undefined = contentTypeTables[uid]
  return String((table && row[table.mainField]) ?? '').slice(0, longest)
}
