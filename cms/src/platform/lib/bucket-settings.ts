import { z } from 'zod'

/** Settings of an S3 bucket for all files; without `S3_BUCKET` they are on this machine's disk (operating, "Settings"). */
export const bucketSettings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  /** Of another provider than AWS. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is no http:// or https:// address' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'is no region such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether the bucket is the first part of the path instead of the host. */
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  /** Folder within the bucket. */
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, 'is no folder such as krono or sites/krono')
    .optional(),
}

const needed = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const onlyWithBucket = [...needed, 'S3_ENDPOINT', 'S3_PREFIX'] as const

type Settings = Partial<Record<'S3_BUCKET' | (typeof onlyWithBucket)[number], string | undefined>>

/** Reports a bucket with missing settings, and settings of a bucket without its name. */
export function checkBucket(settings: Settings, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) {
  const report = (name: string, message: string) =>
    addIssue({ code: 'custom', path: [name], message })
  if (settings.S3_BUCKET) {
    for (const name of needed) if (!settings[name]) report(name, 'is missing: S3_BUCKET needs it')
    return
  }
  const stray = onlyWithBucket.find((name) => settings[name])
  if (stray) report('S3_BUCKET', `is missing: ${stray} is set`)
}
