/** Rows per query. */
const pageSize = 200

type Numbered = { id: number }

type Read<Row> = (after: number, limit: number) => Promise<Row[]>

/** Rows in the order of their ids, in pages: `read` gets the last id and the page size. */
export async function* pagesOf<Row extends Numbered>(read: Read<Row>) {
  for (let after = 0; ; ) {
    const rows = await read(after, pageSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
