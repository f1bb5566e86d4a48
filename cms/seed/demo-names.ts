import type { Language } from '@krono/contract'

export const demoPeople = [
  'free',
  'monthly',
  'yearly',
  'monthly-paid',
  'yearly-paid',
  'site-admin',
] as const

export type DemoPerson = (typeof demoPeople)[number]

type Name = { firstName: string; lastName: string }

const named = (firstName: string, lastName: string): Name => ({ firstName, lastName })

/** Names of the demo's members in the deployment's language. */
export const demoNames = {
  hun: {
    free: named('Eszter', 'Nagy'),
    monthly: named('Máté', 'Szőke'),
    yearly: named('Ágnes', 'Kővári'),
    'monthly-paid': named('Dénes', 'Őri'),
    'yearly-paid': named('Zsófia', 'Ürmös'),
    'site-admin': named('Judit', 'Fazekas'),
  },
  eng: {
    free: named('Esther', 'Hughes'),
    monthly: named('Matthew', 'Fairley'),
    yearly: named('Agnes', 'Stone'),
    'monthly-paid': named('Dennis', 'Archer'),
    'yearly-paid': named('Sophie', 'Barrow'),
    'site-admin': named('Judith', 'Potter'),
  },
  rus: {
    free: named('Эля', 'Новикова'),
    monthly: named('Матвей', 'Белов'),
    yearly: named('Анна', 'Каменева'),
    'monthly-paid': named('Денис', 'Стрельцов'),
    'yearly-paid': named('Софья', 'Журавлёва'),
    'site-admin': named('Юлия', 'Гончарова'),
  },
} as const satisfies Record<Language, Record<DemoPerson, Name>>
