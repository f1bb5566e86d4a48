import type { Language } from '@krono/contract'

export type Translated = Readonly<Record<Language, string>>

/** A label in the panel's languages. */
export const translated = (hun: string, eng: string, rus: string): Translated => ({ hun, eng, rus })

/** Topics of interpretation texts: the first part of a key. */
export const subjectWords = {
  chakra: translated('Csakra', 'Chakra', 'Чакра'),
  physical: translated('Testi szint', 'Physical level', 'Физический уровень'),
  emotional: translated('Érzelmi szint', 'Emotional level', 'Эмоциональный уровень'),
  intellectual: translated('Értelmi szint', 'Intellectual level', 'Интеллектуальный уровень'),
  totalVitalEnergy: translated(
    'Összes életenergia',
    'Total vital energy',
    'Общая жизненная энергия',
  ),
  logical: translated('Logikai érték', 'Logical value', 'Логика'),
  creative: translated('Alkotói érték', 'Creative value', 'Творчество'),
  community: translated('Közösségi érték', 'Community value', 'Общность'),
  self: translated('Önérvényesítő érték', 'Self-assertion value', 'Самоутверждение'),
  activity: translated('Aktivitás', 'Activity', 'Активность'),
  restraint: translated('Fékezőerő', 'Restraint', 'Сдержанность'),
  sides: translated('Oldalak', 'Sides', 'Стороны'),
  contour: translated('Kontúr', 'Contour', 'Контур'),
  character: translated('Karakter', 'Character', 'Характер'),
  portrait: translated('Karakter a képtárban', 'Character in the gallery', 'Характер в галерее'),
  type: translated('Kapcsolattípus', 'Relationship type', 'Тип отношений'),
  kind: translated('Kapcsolódás csakránként', 'Connection by chakra', 'Связь по чакрам'),
  reflection: translated('Tükör és árnyék', 'Mirror and shadow', 'Зеркало и тень'),
  understanding: translated('Megértés', 'Understanding', 'Понимание'),
  chapter: translated('Fejezet bevezetője', 'Opening of a chapter', 'Вступление главы'),
  strongest: translated('Legerősebb csakra', 'Strongest chakra', 'Самая сильная чакра'),
  weakest: translated('Leghalkabb csakra', 'Quietest chakra', 'Самая тихая чакра'),
  weave: translated(
    'Átkötés két eredmény között',
    'From one result to the next',
    'Переход от одного к другому',
  ),
  balance: translated('Két ember harmóniája', 'Harmony of two people', 'Гармония двоих'),
  yearCycle: translated('Egy ciklus az évben', 'A cycle in the year', 'Цикл в течение года'),
  monthLeads: translated(
    'A hónapban vezető ciklus',
    'Cycle that leads a month',
    'Ведущий цикл месяца',
  ),
  monthRests: translated(
    'A hónapban pihenő ciklus',
    'Cycle that rests in a month',
    'Отдыхающий цикл месяца',
  ),
  familyHarmony: translated('Család: harmónia', 'Family: harmony', 'Семья: гармония'),
  familyStrong: translated('Család: a legerősebb', 'Family: strongest', 'Семья: самое сильное'),
  familyWeak: translated('Család: a leghalkabb', 'Family: quietest', 'Семья: самое тихое'),
  familyRole: translated('Család: szerepek', 'Family: roles', 'Семья: роли'),
  familyPair: translated('Család: párok', 'Family: pairs', 'Семья: пары'),
  familySpread: translated(
    'Család: mennyire egyformák a párok',
    'Family: how alike the pairs are',
    'Семья: насколько похожи пары',
  ),
  familyTogether: translated('Család: megértés', 'Family: understanding', 'Семья: понимание'),
  groupHarmony: translated('Csoport: harmónia', 'Group: harmony', 'Группа: гармония'),
  groupStrong: translated('Csoport: a legerősebb', 'Group: strongest', 'Группа: самое сильное'),
  groupWeak: translated('Csoport: a leghalkabb', 'Group: quietest', 'Группа: самое тихое'),
  groupRole: translated('Csoport: szerepek', 'Group: roles', 'Группа: роли'),
  groupPair: translated('Csoport: párok', 'Group: pairs', 'Группа: пары'),
  groupSpread: translated(
    'Csoport: mennyire egyformák a párok',
    'Group: how alike the pairs are',
    'Группа: насколько похожи пары',
  ),
  groupSides: translated('Csoport: oldalak', 'Group: sides', 'Группа: стороны'),
}

export const chakraWords = {
  crown: translated('Korona', 'Crown', 'Корона'),
  thirdEye: translated('Harmadik szem', 'Third eye', 'Третий глаз'),
  throat: translated('Torok', 'Throat', 'Горло'),
  heart: translated('Szív', 'Heart', 'Сердце'),
  solarPlexus: translated('Napfonat', 'Solar plexus', 'Солнечное сплетение'),
  sacral: translated('Szakrális', 'Sacral', 'Сакральная'),
  root: translated('Gyökér', 'Root', 'Корень'),
}

/** Chakra names as on pages (`chakraLong` of web's messages): editors search for what they read there. */
export const chakraPageWords = {
  crown: translated('Koronacsakra', 'Crown chakra', 'Коронная чакра'),
  thirdEye: translated('Harmadik szem', 'Third eye', 'Третий глаз'),
  throat: translated('Torokcsakra', 'Throat chakra', 'Горловая чакра'),
  heart: translated('Szívcsakra', 'Heart chakra', 'Сердечная чакра'),
  solarPlexus: translated('Napfonatcsakra', 'Solar plexus', 'Солнечное сплетение'),
  sacral: translated('Szakrális csakra', 'Sacral chakra', 'Сакральная чакра'),
  root: translated('Gyökércsakra', 'Root chakra', 'Корневая чакра'),
} satisfies Record<keyof typeof chakraWords, Translated>
