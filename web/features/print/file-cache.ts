type Sized = { readonly byteLength: number }

/** Files by name; removes the least recently used ones above `mostBytes` in total. */
export function makeFileCache<File extends Sized = Uint8Array>(mostBytes: number) {
  const files = new Map<string, File>()
  let weight = 0

  function remove(name: string) {
    weight -= files.get(name)?.byteLength ?? 0
    files.delete(name)
  }

  return {
    get(name: string): File | undefined {
      const found = files.get(name)
      if (!found) return undefined
      // The last entry of a Map is the most recently used one.
      files.delete(name)
      files.set(name, found)
      return found
    },
    store(name: string, file: File) {
      remove(name)
      files.set(name, file)
      weight += file.byteLength
      for (const oldest of files.keys()) {
        if (weight <= mostBytes) return
        remove(oldest)
      }
    },
  }
}
