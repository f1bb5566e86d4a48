/** When a draft is published and when it is taken off, by themselves: fields that every type with drafts has beside its own. */
export const timeFields = ['publishAt', 'unpublishAt'] as const
