/** A small table to begin with, as an address that a browser downloads; the mark before it is for Excel. */
export const exampleCsv = (rows: string) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${rows.replaceAll('|', '\r\n')}\r\n`)}`
