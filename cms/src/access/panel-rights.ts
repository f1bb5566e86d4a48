/** What may be done with an entry in the panel: the ends of Strapi's explorer actions. */
type EntryRight = 'create' | 'read' | 'update' | 'delete' | 'publish'
/** What may be done in the media library: the ends of Strapi's upload actions. */
type MediaRight =
  | 'read'
  | 'assets.create'
  | 'assets.update'
  | 'assets.download'
  | 'assets.copy-link'

type RoleRow = {
  /** Strapi's code of the role. */
  code: string
  /** Types with drafts: a change shows when it is published. */
  drafted: readonly EntryRight[]
  /** Types without: a change shows when it is saved. */
  direct: readonly EntryRight[]
  media: readonly MediaRight[]
  /** Of media only what the person uploaded may be changed. */
  changesOwnMediaOnly?: true
}

/**
 * The panel's two roles beside the super admin. Editors answer for the site; authors write drafts of
 * anything and bring pictures, and whatever visitors see stays as it is until an editor publishes.
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

/** What is known of a role, with every field. */
export const panelRole = (role: PanelRole): RoleRow => panelRights[role]
