/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; fieldNames: string[] }
  /** Structured data of a page, by format and type. */
  type Found = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>

  export default class Validator {
    validate(found: Found): Promise<Issue[]>
  }
}
