import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type StoredObject = {
  /** Relative to the store, with `/` between folders. */
  name: string
  bytes: number
}

/** A place for files: a folder, or a bucket of S3. */
export type Store = {
  /** All objects with a name that begins so, sorted by name. */
  list(prefix: string): Promise<StoredObject[]>
  /** undefined if there is no such object. */
  read(name: string): Promise<Readable | undefined>
  /** The object appears complete, or not at all; one with the same name is replaced. */
  write(name: string, content: Readable): Promise<void>
  /** A missing object is ignored. */
  remove(name: string): Promise<void>
}

/** Reads an object that must exist. */
export async function openObject(store: Store, name: string): Promise<Readable> {
  const content = await store.read(name)
  if (!content) throw new Error(`There is no ${name}.`)
  return content
}

/** Reads a small object as text. */
export async function readText(store: Store, name: string): Promise<string> {
  return text(await openObject(store, name))
}
