import type { EditorTable } from '../../platform/manifests/editor-table'

/** Strapi's own fields of every type; shown as list columns only. */
export const commonFields: EditorTable['fields'] = {
  createdAt: { hun: { label: 'Létrehozva' }, eng: { label: 'Created' } },
  updatedAt: { hun: { label: 'Módosítva' }, eng: { label: 'Changed' } },
  createdBy: { hun: { label: 'Létrehozta' }, eng: { label: 'Created by' } },
  updatedBy: { hun: { label: 'Módosította' }, eng: { label: 'Changed by' } },
}
