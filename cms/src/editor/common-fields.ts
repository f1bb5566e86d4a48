import type { EditorTable } from './editor-table'

/** Fields that Strapi adds to everything; they appear as columns of a list only. */
export const commonFields: EditorTable['fields'] = {
  createdAt: { hun: { label: 'Létrehozva' }, eng: { label: 'Created' } },
  updatedAt: { hun: { label: 'Módosítva' }, eng: { label: 'Changed' } },
  createdBy: { hun: { label: 'Létrehozta' }, eng: { label: 'Created by' } },
  updatedBy: { hun: { label: 'Módosította' }, eng: { label: 'Changed by' } },
}
