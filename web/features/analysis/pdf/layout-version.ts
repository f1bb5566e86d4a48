/** Increment with every change that gives a document other bytes: it invalidates cached parts of old files. */
export const layoutVersion = 4
