import { open } from 'node:fs/promises'
import { kindOf } from '../../publishing/uploads/kinds'

/** An MP4 file consists of boxes (ISO 14496-12): four bytes of length, four of type. */
type Box = { kind: string; from: number; to: number }

/** Facts of a video: duration in whole seconds. */
export type VideoFacts = { bytes: number; seconds: number }

/** A file of which single parts can be read. */
type VideoSource = {
  bytes: number
  /** Fewer bytes at the end of the file. */
  read(start: number, length: number): Promise<Buffer>
}

/** Maximum number of sibling boxes; in S3 each is a request. */
const mostBoxes = 1000

async function boxAt(file: VideoSource, from: number, end: number): Promise<Box | undefined> {
  const head = await file.read(from, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  // 1: the length follows in eight bytes; 0: until the end.
  if (short === 1 && head.length < 16) return undefined
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - from
  const inner = short === 1 ? 16 : 8
  if (length < inner || from + length > end) return undefined
  return { kind: head.toString('latin1', 4, 8), from: from + inner, to: from + length }
}

async function findBox(file: VideoSource, kind: string, { from, to }: Omit<Box, 'kind'>) {
  let offset = from
  for (let count = 0; count < mostBoxes && offset < to; count += 1) {
    const box = await boxAt(file, offset, to)
    if (!box || box.kind === kind) return box
    offset = box.to
  }
  return undefined
}

/** Duration in seconds, from two numbers of its header (`moov`, `mvhd`). */
async function secondsIn(file: VideoSource): Promise<number | undefined> {
  const head = await findBox(file, 'moov', { from: 0, to: file.bytes })
  const header = head && (await findBox(file, 'mvhd', head))
  if (!header) return undefined
  const bytes = await file.read(header.from, 32)
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) return undefined
  const scale = bytes.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  return scale > 0 && length > 0 ? length / scale : undefined
}

/** Facts of a video from its bytes; undefined if it is not an MP4. */
export async function readVideoFrom(file: VideoSource): Promise<VideoFacts | undefined> {
  if (kindOf(await file.read(0, 64)) !== 'mp4') return undefined
  const seconds = await secondsIn(file)
  return seconds === undefined
    ? undefined
    : { bytes: file.bytes, seconds: Math.max(1, Math.round(seconds)) }
}

/** The same of a file of this machine. */
export async function readVideo(path: string): Promise<VideoFacts | undefined> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await readVideoFrom({
      bytes: size,
      read: async (start, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await file.close()
  }
}
