import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Name of the manifest, the last entry of an archive. */
export const manifestName = 'manifest.json'

/** Contents of an archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  product: z.object({
    version: z.string(),
    /** Fingerprint of the content types in the code that made the backup. */
    types: sha256,
  }),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** Fingerprint of tables and columns. */
    schema: sha256,
    /** Rows by table. */
    rows: z.record(z.string(), z.number().int().min(0)),
  }),
  /** Every other entry of the archive: name, size and SHA-256. */
  entries: z.array(z.object({ name: z.string().min(1), bytes: z.number().int().min(0), sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Entry = Manifest['entries'][number]
