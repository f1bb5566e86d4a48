type Draft = { locale: string; publishedAt: string | null }

/** Parameters of a document action that publishes. */
export type PublishParams<Fields> = {
  documentId?: string
  locale?: string | readonly string[] | null
  data?: Fields
  status?: string
}

/** Whether a document action publishes. */
export const isPublishing = (action: string, { status }: PublishParams<object>): boolean =>
  action === 'publish' || status === 'published'

/**
 * The entries that an action publishes: the drafts in its languages, with the data saved in the same step. Empty for a
 * new entry.
 */
export function draftsToPublish<Fields extends object, Row extends Draft>(
  rows: readonly Row[],
  { locale, data }: PublishParams<Fields>,
): (Row & Fields)[] {
  const wanted = [locale ?? '*'].flat()
  return rows
    .filter((row) => !row.publishedAt && (wanted.includes(row.locale) || wanted.includes('*')))
    .map((draft) => ({ ...draft, ...(data as Fields) }))
}
