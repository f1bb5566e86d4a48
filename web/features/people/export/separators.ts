/** Column separator with which a spreadsheet of the language opens the file without a dialog. */
export const separators = { hun: ';', eng: ',', rus: ';' } as const
