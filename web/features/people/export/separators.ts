/** What separates columns where a spreadsheet of the language opens the file by itself. */
export const separators = { hun: ';', eng: ',', rus: ';' } as const
