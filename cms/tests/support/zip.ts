import { crc32, deflateRawSync } from 'node:zlib'

/** A zip of some files; `claimed` replaces the size of each that it declares. */
export function zipOf(
  files: readonly (readonly [name: string, content: Buffer | string])[],
  { claimed }: { claimed?: number } = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const bytes = Buffer.from(content)
    const encoded = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    // Version 2.0, names in UTF-8, deflated, no time.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed ?? bytes.length, 18)
    common.writeUInt16LE(encoded.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, encoded, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, encoded]),
    )
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}
