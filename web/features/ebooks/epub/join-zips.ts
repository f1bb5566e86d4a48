/** A ZIP file taken apart: its entries, and its directory. */
export type ZipParts = { entries: Uint8Array; directory: Uint8Array; count: number }

const endLength = 22
const recordLength = 46

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Takes a ZIP file apart that has no comment (APPNOTE 4.3.16). */
export function splitZip(bytes: Uint8Array): ZipParts {
  const end = viewOf(bytes.subarray(-endLength))
  if (end.getUint32(0, true) !== 0x06054b50) throw new Error('A ZIP file without its end.')
  const size = end.getUint32(12, true)
  const start = end.getUint32(16, true)
  return {
    entries: bytes.subarray(0, start),
    directory: bytes.subarray(start, start + size),
    count: end.getUint16(10, true),
  }
}

/** The parts of one ZIP file with the entries of two, without compressing or copying the first. */
export function joinZips(first: ZipParts, second: ZipParts): Uint8Array[] {
  const moved = movedDirectory(second.directory, first.entries.byteLength)
  const end = new Uint8Array(endLength)
  const view = viewOf(end)
  const count = first.count + second.count
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, first.directory.byteLength + moved.byteLength, true)
  view.setUint32(16, first.entries.byteLength + second.entries.byteLength, true)
  return [first.entries, second.entries, first.directory, moved, end]
}

/** A directory whose entries are further back in their file (APPNOTE 4.3.12). */
function movedDirectory(directory: Uint8Array, by: number): Uint8Array {
  const moved = directory.slice()
  const view = viewOf(moved)
  for (let at = 0; at < moved.byteLength; ) {
    view.setUint32(at + 42, view.getUint32(at + 42, true) + by, true)
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    at += recordLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return moved
}
