type Kind = {
  /** File extensions; the first is the one we assign. */
  extensions: readonly [string, ...string[]]
  mime: string
  /** Recognises a file by its first bytes. */
  isIt: (head: Buffer) => boolean
}

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)

const begins = (hex: string) => (head: Buffer) => head.toString('hex', 0, hex.length / 2) === hex

/** An ISO 14496-12 file (boxes) with a matching brand in its first box. */
const hasBrand = (brand: RegExp) => (head: Buffer) =>
  text(head, 4, 8) === 'ftyp' && brand.test(text(head, 8, 12))

/** Kinds allowed in the media library, recognised by their first bytes and not by the sender's type. */
export const kinds = {
  jpeg: { extensions: ['.jpg', '.jpeg'], mime: 'image/jpeg', isIt: begins('ffd8ff') },
  png: { extensions: ['.png'], mime: 'image/png', isIt: begins('89504e470d0a1a0a') },
  webp: {
    extensions: ['.webp'],
    mime: 'image/webp',
    isIt: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  },
  gif: {
    extensions: ['.gif'],
    mime: 'image/gif',
    isIt: (head) => /^GIF8[79]a$/.test(text(head, 0, 6)),
  },
  avif: { extensions: ['.avif'], mime: 'image/avif', isIt: hasBrand(/^avi[fs]$/) },
  svg: {
    extensions: ['.svg'],
    mime: 'image/svg+xml',
    isIt: (head) =>
      /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--[^>]*-->\s*)*<svg[\s>]/.test(head.toString('utf8')),
  },
  pdf: { extensions: ['.pdf'], mime: 'application/pdf', isIt: begins('255044462d') },
  vtt: {
    extensions: ['.vtt'],
    mime: 'text/vtt',
    isIt: (head) => /^\ufeff?WEBVTT([ \t\r\n]|$)/.test(head.toString('utf8')),
  },
  mp4: {
    extensions: ['.mp4', '.m4v'],
    mime: 'video/mp4',
    isIt: hasBrand(/^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/),
  },
  m4a: { extensions: ['.m4a'], mime: 'audio/mp4', isIt: hasBrand(/^M4[AB] $/) },
  webm: {
    extensions: ['.webm'],
    mime: 'video/webm',
    isIt: (head) => begins('1a45dfa3')(head) && text(head, 4, 64).includes('webm'),
  },
  mp3: {
    extensions: ['.mp3'],
    mime: 'audio/mpeg',
    isIt: (head) => text(head, 0, 3) === 'ID3' || /^\xff[\xf2\xf3\xfb]/.test(text(head, 0, 2)),
  },
  // A zip with the mimetype as its first entry, as required by EPUB.
  epub: {
    extensions: ['.epub'],
    mime: 'application/epub+zip',
    isIt: (head) =>
      begins('504b0304')(head) && text(head, 30, 58) === 'mimetypeapplication/epub+zip',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

const names = Object.keys(kinds) as KindName[]

/** Maximum pixels of a picture: as many as a good camera has; a decompression bomb claims more. */
export const mostPixels = 40_000_000

/** Number of first bytes needed to recognise a kind. */
export const headBytes = 4096

export const kindOf = (head: Buffer): KindName | undefined =>
  names.find((name) => kinds[name].isIt(head.subarray(0, headBytes)))

/** The kind of an extension; undefined for an unknown one. */
export const kindOfExtension = (extension: string): KindName | undefined =>
  names.find((name) => kinds[name].extensions.some((one) => one === extension.toLowerCase()))
