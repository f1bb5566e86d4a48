import type { EndpointName, Language, PagedTag, PreviewAudience, SearchKind } from '@krono/contract'
import type { EditorTable } from './editor-table'

export type Versioning =
  /** Every save is stored, and deleted entries go to the trash; a row with an owner in `unless` is personal: excluded. */
  | { hasVersions: true; unless?: string }
  /** Why no save is stored. */
  | { hasVersions: false; because: string }

/** How long the rows of a table stay. */
export type Retention =
  /** Written by editors, or at startup: grows with the product, not with time. */
  | { grows: 'with content' }
  /** Deleted with the account; their number per account is limited where they are added. */
  | { goes: 'with the account' }
  /** Never deleted, with the reason. */
  | { stays: string }
  /** Deleted by a job this many days after an event; 0: as soon as it cannot be needed any more. */
  | { job: string; days: number; after: string }

/** How the rows of a member are exported and erased. */
export type PersonalData = {
  /** Name of the table's rows in the export. */
  name: string
  /** Exported fields: all but secrets, their hashes and internal data. */
  fields: readonly string[]
  /** The attribute that refers to the user; default: `userId`. */
  by?: string
  /**
   * The attribute with the e-mail address of an author without a session: those rows are the user's too, once the
   * address is confirmed.
   */
  address?: string
  /** The attribute that refers to an order: rows of the user's orders are exported too. */
  byOrder?: string
  /**
   * Set if the law or another person's payment requires the rows: they stay, with these fields blanked. Default: rows
   * are erased.
   */
  emptied?: Readonly<Record<string, null>>
}

/** The page that shows an entry, and its audience. */
export type Place = { path: string; audience?: PreviewAudience }

/** The fields of an entry; a draft may lack any. */
export type Entry = Readonly<Record<string, unknown>>

/** The lookups that `page` of a manifest may use; a manifest imports none of them. */
export type Site = {
  language: Language
  /** Whether an end date has passed, or is missing. */
  isOver: (endDate: unknown) => boolean
  /** The entry's own page, by its address or key. */
  pageOf: (tag: PagedTag, name: unknown) => Place | undefined
  /** A birth date with the text of this key in its chart. */
  dateOf: (key: string) => string | undefined
}

/** How visitors find its published entries. */
export type Searched = {
  /** Its kind on the page of results. */
  kind: SearchKind
  /** The field with the highest weight. */
  title: string
  /** Further searched fields; of a component all its fields. The excerpt is from the first one with a match. */
  texts: readonly string[]
  /** Who can find it: the audience of its page. */
  audience: 'everybody' | 'members'
  /** Default: the page of its preview. */
  pathOf?: (entry: Entry) => string | undefined
  /** Condition for the entries; default: all published ones. */
  where?: Readonly<Record<string, unknown>>
}

/** How the panel and web's pages use a type. */
export type Editing = {
  /** Its name in the panel; in English the `displayName` of its schema. */
  name: Readonly<Record<Language, string>>
  /** The field that identifies an entry: unique per locale. */
  unique: string | null
  /** How web reads it: as content, with its token; by a call of the contract; not at all. */
  web: 'content' | { call: EndpointName } | null
  /** Created by the system: editors can neither add nor delete entries. */
  isRecord: boolean
  /** Contains contact messages, codes worth money, or personal data: authors cannot read it. */
  ofEditors: boolean
  /** Filled in by the system: editors see these fields and write the others. */
  readOnly: readonly string[]
  /** Keys and ids needed by code: hidden in the panel. */
  hidden: readonly string[]
  /** Fields that refer to another program's records: the panel shows them to administrators only. */
  ofAdministrators: readonly string[]
  /**
   * Entries that can be neither deleted nor made into another: one of each is needed, or the law requires its page.
   * System e-mails and sold products are protected by the rules of their own modules.
   */
  required: 'oneOfEach' | 'byLaw' | null
  /** Pages change at its `startDate` and `endDate`, without a publication; its drafts are not scheduled. */
  hasOwnDates: boolean
  /**
   * The blocks in its long texts; `prose` (text blocks only) in what is also printed, shared and sold, `lesson` also with
   * the learner's own drawings.
   */
  blocks: 'all' | 'prose' | 'lesson'
  /** The page of an entry, for the preview: its own (of the contract's `contentPages`), another one, or none. */
  page: 'own' | ((entry: Entry, site: Site) => Place | undefined) | null
  /** Null: not in the site search. */
  search: Searched | null
  /** Above the list of a type with a fixed set of entries: why none can be added. */
  listHint: Readonly<Record<Language, string>> | null
  /** A new database has entries of it: a type without a row in `cms/seed/entries/read-entries.ts` does not compile. */
  isSeeded: boolean
  /** Labels, help and layout of its form; columns of its list. */
  editor: EditorTable
}

/**
 * The properties of a content type, in `<name>.manifest.ts` of its folder; all are required, also as `null`, `false` or
 * an empty list. Manifests are data: the panel's browser code reads them too (decision content-manifests).
 */
export type ContentManifest = {
  uid: `api::${string}.${string}`
  /** Whether its saves are stored: those of editorial content are, those with personal data are not. */
  versions: Versioning
  /** No table grows without limit. */
  retention: Retention
  /** Null: no row belongs to a member. */
  personalData: PersonalData | null
  /** Fields counted by code: saving a form that was opened earlier would write an old number back. */
  counted: readonly string[]
  /** Null: neither the panel nor web's pages show it. */
  editing: Editing | null
}
