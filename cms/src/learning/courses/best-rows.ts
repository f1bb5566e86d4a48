type Localized = { documentId: string; locale: string }

/** The row of each document in the first of these locales that has one, in the order of the rows. */
export function bestRows<Row extends Localized>(
  rows: readonly Row[],
  locales: readonly string[],
): Row[] {
  const best = new Map<string, Row>()
  const rank = ({ locale }: Row) => locales.indexOf(locale)
  for (const row of rows) {
    const known = best.get(row.documentId)
    if (!known || rank(row) < rank(known)) best.set(row.documentId, row)
  }
  return [...best.values()]
}
