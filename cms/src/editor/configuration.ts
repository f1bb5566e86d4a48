import { commonFields } from './common-fields'
import type { EditorLanguage, EditorTable } from './editor-table'

type Metadata = { edit?: Record<string, unknown>; list?: Record<string, unknown> }

/** What Strapi's content manager keeps for a content type or component. */
export type Configuration = {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: Record<string, unknown>
}

/** Strapi's own configuration with our words and arrangement in it. */
export function configurationOf(
  table: EditorTable,
  language: EditorLanguage,
  before: Configuration,
): Configuration {
  const { mainField, sort = [mainField, 'ASC'] } = table
  const [defaultSortBy, defaultSortOrder] = sort
  return {
    settings: { ...before.settings, mainField, defaultSortBy, defaultSortOrder, pageSize: 50 },
    metadatas: metadatasOf(table, language, before.metadatas),
    layouts: {
      ...before.layouts,
      list: [...table.columns],
      edit: table.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  }
}

function metadatasOf(
  { fields }: EditorTable,
  language: EditorLanguage,
  before: Configuration['metadatas'],
): Configuration['metadatas'] {
  const words = Object.entries({ ...commonFields, ...fields })
  const changed = words.flatMap(([name, { [language]: word }]) => {
    const known = before[name]
    if (!known) return []
    const { label, description = '', placeholder = '' } = word
    const edit = { ...known.edit, label, description, placeholder }
    return [[name, { edit, list: { ...known.list, label } }] as const]
  })
  return { ...before, ...Object.fromEntries(changed) }
}
