import type { PanelLanguage } from '../../platform/lib/panel-language'
import type { EditorTable } from '../../platform/manifests/editor-table'
import { commonFields } from './common-fields'

type Metadata = { edit?: Record<string, unknown>; list?: Record<string, unknown> }

/** Strapi's content manager configuration of a content type or component. */
export type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: Record<string, unknown>
}

type Wish = { language: PanelLanguage; before: Configuration; readOnly: readonly string[] }

/** Strapi's own configuration with our labels and layout; `readOnly` fields cannot be edited by any role. */
export function configurationOf(
  table: EditorTable,
  { language, before, readOnly }: Wish,
): Configuration {
  const { mainField, sort = [mainField, 'ASC'] } = table
  const [defaultSortBy, defaultSortOrder] = sort
  return {
    settings: { ...before.settings, mainField, defaultSortBy, defaultSortOrder, pageSize: 50 },
    metadatas: metadatasOf(table, { language, before, readOnly }),
    layouts: {
      ...before.layouts,
      list: [...table.columns],
      edit: table.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  }
}

function metadatasOf(
  { fields }: EditorTable,
  { language, before: { metadatas: before }, readOnly }: Wish,
): Configuration['metadatas'] {
  const words = Object.entries({ ...commonFields, ...fields })
  const changed = words.flatMap(([name, { [language]: word }]) => {
    const known = before[name]
    if (!known) return []
    const { label, description = '', placeholder = '' } = word
    const editable = !readOnly.includes(name)
    const edit = { ...known.edit, label, description, placeholder, editable }
    return [[name, { edit, list: { ...known.list, label } }] as const]
  })
  return { ...before, ...Object.fromEntries(changed) }
}
