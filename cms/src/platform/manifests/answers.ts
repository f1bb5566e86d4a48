/** Values shared by many manifests. */
export const versioned = { hasVersions: true } as const
export const ofPeople = { hasVersions: false, because: 'contains personal data' } as const
export const ofMoney = { hasVersions: false, because: 'accounting' } as const
export const ofSystem = { hasVersions: false, because: 'written by the system only' } as const

export const home = () => ({ path: '/' })

export const withContent = { grows: 'with content' } as const
export const withAccount = { goes: 'with the account' } as const
