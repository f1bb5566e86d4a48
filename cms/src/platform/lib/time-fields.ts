/** Scheduled publication and unpublication: fields added to every type with drafts. */
export const timeFields = ['publishAt', 'unpublishAt'] as const
