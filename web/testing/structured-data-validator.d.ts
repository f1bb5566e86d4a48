/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; fieldNames: string[] }
  /** What stands in a page, by the format in which it does and the type that it is. */
  type Found = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>

  export default class Validator {
    validate(found: Found): Promise<Issue[]>
  }
}
