/** A person of a file, not validated. */
export type FoundPerson = {
  /** Row or card of the file, from 1. */
  row: number
  name: string
  /** As written, or empty. */
  date: string
  /** Name of a group, or empty. */
  group: string
}

export type FoundPeople = {
  people: FoundPerson[]
  /** Contacts without a birthday: most of an address book, and not a fault. */
  withoutDate: number
}

/** Maximum file size in bytes, and maximum number of people. */
export const mostFileBytes = 5 * 1024 * 1024
export const mostPeopleOfFile = 10_000

export const fileFaults = [
  'tooLarge',
  'tooManyPeople',
  'notText',
  'unknownEncoding',
  'empty',
  'noColumns',
  'openQuote',
  'noBirthdays',
  'brokenCard',
  'oddCard',
] as const

/** Why a whole file cannot be used. */
export type FileFault = (typeof fileFaults)[number]

/** Error of the file readers; `row` is the position in the file, if known. */
export class FileError extends Error {
  constructor(
    readonly fault: FileFault,
    readonly row?: number,
  ) {
    super(fault)
  }
}
