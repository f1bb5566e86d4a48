const signatures = [
  { kind: 'jpeg', isIt: (bytes: Buffer) => bytes.subarray(0, 3).equals(hex('ffd8ff')) },
  { kind: 'png', isIt: (bytes: Buffer) => bytes.subarray(0, 8).equals(hex('89504e470d0a1a0a')) },
  {
    kind: 'webp',
    isIt: (bytes: Buffer) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
] as const

const hex = (text: string) => Buffer.from(text, 'hex')

/** What a picture is by its first bytes, whatever its sender calls it. Nothing else is ever decoded. */
export const pictureKind = (bytes: Buffer) => signatures.find(({ isIt }) => isIt(bytes))?.kind
