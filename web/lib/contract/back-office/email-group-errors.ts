import type { ErrorRow } from '../error-row'

/** Errors of e-mail groups. */
export const emailGroupErrors = {
  emailGroupNameTaken: {
    status: 409,
    hun: 'Ilyen nevű csoport már van: adj neki másik nevet.',
    eng: 'There is a group of this name already: choose another one.',
    rus: 'Группа с таким названием уже есть: выбери другое.',
  },
  emailGroupChanged: {
    status: 409,
    hun: 'Ezt a csoportot közben más is módosította. Töltsd újra az oldalt, és nézd meg, mi változott!',
    eng: 'Somebody else has changed this group meanwhile. Load the page again, and look at what changed!',
    rus: 'Эту группу тем временем изменил кто-то ещё. Обнови страницу и посмотри, что изменилось!',
  },
  emailGroupInUse: {
    status: 409,
    hun: 'Ennek a csoportnak még várakozik egy levele. Előbb töröld vagy küldd el azt.',
    eng: 'An e-mail to this group is still waiting. Cancel it or let it go out first.',
    rus: 'Этой группе ещё ждёт отправки письмо. Сначала отмени его или дай ему уйти.',
  },
  emailGroupByRule: {
    status: 409,
    hun: 'Ennek a csoportnak szabálya van, ezért kézzel senki nem tehető bele, és nem vehető ki belőle.',
    eng: 'This group has a rule, so nobody can be added or removed by hand.',
    rus: 'У этой группы есть правило, поэтому добавить или убрать кого-то вручную нельзя.',
  },
  ruleEmpty: {
    status: 400,
    hun: 'Ebben a csoportban még nincs feltétel: adj hozzá egyet, vagy töröld.',
    eng: 'There is no condition in here yet: add one, or remove this part.',
    rus: 'Здесь пока нет ни одного условия: добавь его или удали эту часть.',
  },
  ruleTooLong: {
    status: 400,
    hun: 'Ez a szabály túl hosszú: egy részében legfeljebb 10, összesen 30 feltétel lehet.',
    eng: 'This rule is too long: 10 conditions in one part, and 30 in all, at most.',
    rus: 'Это правило слишком длинное: не больше 10 условий в одной части и 30 всего.',
  },
} as const satisfies Record<string, ErrorRow>
