import type { Readable } from 'node:stream'

/** Bytes of a file, both ends inclusive. */
export type ByteRange = { start: number; end: number }

/** A stored file that was found. */
export type OpenFile = {
  bytes: number
  writtenAt: Date
  /** Strong, with quotes. */
  etag: string
  /**
   * Streams the file or a part of it, at the reader's speed. An unread stream has to be destroyed. Throws FilesAwayError
   * also if the file was replaced meanwhile.
   */
  read(range?: ByteRange): Promise<Readable>
}

export type ListedFile = { key: string; writtenAt: Date }

/**
 * All files that outlive a request. A key is a path such as `uploads/a.webp` (public) or `private/films/b.mp4`
 * (delivered by the rules of its owner only). Every method throws FilesAwayError if an external store does not answer
 * in time, and an ordinary error for an invalid key.
 */
export type FileStore = {
  /** Stores a buffer, or a copy of a file of this machine; replaces the file of that key. */
  put(key: string, content: Buffer | { path: string }): Promise<void>
  /** undefined if there is no such file. */
  open(key: string): Promise<OpenFile | undefined>
  /** All files below a folder such as `uploads/people/`, in pages of at most a thousand. */
  list(folder: string): AsyncIterable<readonly ListedFile[]>
  /** Deletes files; missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>
}

const keyForm = /^(uploads|private)(\/[\w-][\w.-]*)+$/

/** Whether a text is a key: a path below one of the two folders, without empty, hidden and `..` parts. */
export const isFileKey = (text: string): boolean => keyForm.test(text)

/** The same key. Throws for any other text, to prevent path traversal. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error('This is no key of a file')
  return key
}
