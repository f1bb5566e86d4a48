import { drawableName } from '@/base/text/person-name'

/** Characters that file systems reject or interpret in a name. */
const forbidden = /[\\/:*?"<>|]|^\.+/g

/** File systems limit a name to 255 bytes; browsers may append to it. */
const mostBytes = 180

/** A name or title as part of a file name; may be empty. */
export const partOfFileName = (text: string) => drawableName(text.replace(forbidden, ' '))

/** A file name cut to a length that every file system takes. */
export function cutFileName(name: string): string {
  const letters = [...name]
  while (Buffer.byteLength(letters.join('')) > mostBytes) letters.pop()
  return letters.join('').trim()
}
