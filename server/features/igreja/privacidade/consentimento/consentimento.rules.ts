import { adultsBornUntil, type DateOnly } from '../../../../../schema/rules/dates.js'

export { adultsBornUntil as bornUntil }

/** Whether the person is certainly of age: without a birth date nobody knows. */
export const isAdult = (nascimento: DateOnly | null, today: DateOnly): boolean =>
  nascimento !== null && nascimento <= adultsBornUntil(today)

const withoutBirth = 'Informe antes a sua data de nascimento em Configurações, Perfil.'

/** Why a person cannot agree to get e-mails about receipts; undefined: the person can. */
export function recibosRefusal(nascimento: DateOnly | null, today: DateOnly): string | undefined {
  if (nascimento === null) return withoutBirth
  return isAdult(nascimento, today) ? undefined : 'Os recibos por e-mail são só para quem tem 18 anos ou mais.'
}

/** Why a person cannot agree alone to be shown to the other people of the church; undefined: the person can. */
export function diretorioRefusal(nascimento: DateOnly | null, today: DateOnly): string | undefined {
  if (nascimento === null) return withoutBirth
  if (isAdult(nascimento, today)) return undefined
  return 'Menores de 18 anos só aparecem com o consentimento do responsável. Fale com a secretaria.'
}
