/** Increment with every change that gives a book other bytes: it invalidates cached parts of old files. */
export const bookLayoutVersion = 2
