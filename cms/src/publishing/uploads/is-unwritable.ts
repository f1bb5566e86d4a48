const codes = /^(EROFS|EACCES|EPERM|ENOSPC|EDQUOT|ENOTDIR|EEXIST)$/

/**
 * Whether a write failed because of the machine: the folder is read-only, owned by another user or missing, or the disk
 * is full. The file and the call are valid.
 */
export const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.test(String(error.code))
