export type Versioning =
  /** Every save is stored, and deleted entries go to the trash; a row with an owner in `unless` is personal: excluded. */
  | { hasVersions: true; unless?: string }
  /** Why no save is stored. */
  | { hasVersions: false; because: string }

/**
 * What every content type answers, in `<name>.manifest.ts` of its folder; `null`, `false` and an empty list are answers.
 * Manifests are data: the panel's browser code reads them too (decision content-manifests).
 */
export type ContentManifest = {
  uid: `api::${string}.${string}`
  /** Whether its saves are stored: those of editorial content are, those with personal data are not. */
  versions: Versioning
}
