/** A person as a file has them, nothing judged yet. */
export type FoundPerson = {
  /** Which row or card of the file, from 1. */
  row: number
  name: string
  /** As it was written, or empty. */
  date: string
  /** The name of a group, or empty. */
  group: string
}

export type FoundPeople = {
  people: FoundPerson[]
  /** Contacts that have no birthday: most of an address book, and no fault of it. */
  withoutDate: number
}

/** Largest file, in bytes, and most people of one. */
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

/** Why nothing of a file can be used. */
export type FileFault = (typeof fileFaults)[number]

/** What a reader of files throws; `row` is where in the file, when that is known. */
export class FileError extends Error {
  constructor(
    readonly fault: FileFault,
    readonly row?: number,
  ) {
    super(fault)
  }
}
