const pageSize = 200

type Numbered = { id: number }

/** Rows in the order of their ids, some at a time: `read` gets the last id before and how many it may return. */
export async function* pagesOf<Row extends Numbered>(
  read: (after: number, limit: number) => Promise<Row[]>,
) {
  for (let after = 0; ; ) {
    const rows = await read(after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
