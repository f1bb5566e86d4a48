/** A file of the media library, identified in texts by its URL. */
export type StoredFile = { id: number; name: string; hash: string }
