/** Counts up with every change that gives a document other bytes: who has a part of the old ones asks anew. */
export const layoutVersion = 2
