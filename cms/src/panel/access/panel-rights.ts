/** Rights on an entry in the panel: suffixes of Strapi's explorer actions. */
type EntryRight = 'create' | 'read' | 'update' | 'delete' | 'publish'
/** Rights in the media library: suffixes of Strapi's upload actions. */
type MediaRight =
  | 'read'
  | 'assets.create'
  | 'assets.update'
  | 'assets.download'
  | 'assets.copy-link'

type RoleRow = {
  /** Strapi's code of the role. */
  code: string
  /** Types with drafts: a change is visible when published. */
  drafted: readonly EntryRight[]
  /** Types without drafts: a change is visible when saved. */
  direct: readonly EntryRight[]
  media: readonly MediaRight[]
  /** Only media uploaded by the user may be changed. */
  changesOwnMediaOnly?: true
}

/**
 * The panel's two roles beside the super admin. Editors publish; authors write drafts of anything and upload pictures,
 * and cannot change what visitors see.
 */
export const panelRights = {
  editor: {
    code: 'strapi-editor',
    drafted: ['create', 'read', 'update', 'delete', 'publish'],
    direct: ['create', 'read', 'update', 'delete'],
    media: ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'],
  },
  author: {
    code: 'strapi-author',
    drafted: ['create', 'read', 'update'],
    direct: ['read'],
    media: ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'],
    changesOwnMediaOnly: true,
  },
} as const satisfies Record<string, RoleRow>

export type PanelRole = keyof typeof panelRights

/** The row of a role. */
export const panelRole = (role: PanelRole): RoleRow => panelRights[role]
