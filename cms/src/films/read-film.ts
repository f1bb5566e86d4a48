import { type FileHandle, open } from 'node:fs/promises'
import { kindOf } from '../uploads/kinds'

/** The parts of a film are boxes (ISO 14496-12): four bytes say how long one is, four what it is. */
type Box = { kind: string; from: number; to: number }

/** More boxes than any film has beside each other. */
const mostBoxes = 10_000

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

async function boxAt(file: FileHandle, from: number, end: number): Promise<Box | undefined> {
  const head = await bytesAt(file, from, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  // 1: the length stands behind, in eight bytes; 0: up to the end.
  if (short === 1 && head.length < 16) return undefined
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - from
  const inner = short === 1 ? 16 : 8
  if (length < inner || from + length > end) return undefined
  return { kind: head.toString('latin1', 4, 8), from: from + inner, to: from + length }
}

async function findBox(file: FileHandle, kind: string, { from, to }: Omit<Box, 'kind'>) {
  let place = from
  for (let count = 0; count < mostBoxes && place < to; count += 1) {
    const box = await boxAt(file, place, to)
    if (!box || box.kind === kind) return box
    place = box.to
  }
  return undefined
}

/** How long a film says that it lasts, in seconds: of its head (`moov`, `mvhd`) two numbers. */
async function secondsIn(file: FileHandle, size: number): Promise<number | undefined> {
  const head = await findBox(file, 'moov', { from: 0, to: size })
  const says = head && (await findBox(file, 'mvhd', head))
  if (!says) return undefined
  const bytes = await bytesAt(file, says.from, 32)
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) return undefined
  const scale = bytes.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  return scale > 0 && length > 0 ? length / scale : undefined
}

/** What is known of a film by its bytes: its length in whole seconds; undefined for what is no MP4. */
export async function readFilm(
  path: string,
): Promise<{ bytes: number; seconds: number } | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (kindOf(await bytesAt(file, 0, 64)) !== 'mp4') return undefined
    const seconds = await secondsIn(file, size)
    return seconds === undefined
      ? undefined
      : { bytes: size, seconds: Math.max(1, Math.round(seconds)) }
  } finally {
    await file.close()
  }
}
