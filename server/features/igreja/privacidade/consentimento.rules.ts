import { adultsBornUntil, type DateOnly } from '../../../kernel/dates.js'

export { adultsBornUntil as nascidosAte }

/** Whether the person is certainly of age: without a birth date nobody knows. */
export const maiorDeIdade = (nascimento: DateOnly | null, hoje: DateOnly): boolean =>
  nascimento !== null && nascimento <= adultsBornUntil(hoje)

const semNascimento = 'Informe antes a sua data de nascimento em Configurações, Perfil.'

/** Why a person cannot agree to get e-mails about receipts; undefined: the person can. */
export function recusaRecibos(nascimento: DateOnly | null, hoje: DateOnly): string | undefined {
  if (nascimento === null) return semNascimento
  return maiorDeIdade(nascimento, hoje) ? undefined : 'Os recibos por e-mail são só para quem tem 18 anos ou mais.'
}

/** Why a person cannot agree alone to be shown to the other people of the church; undefined: the person can. */
export function recusaDiretorio(nascimento: DateOnly | null, hoje: DateOnly): string | undefined {
  if (nascimento === null) return semNascimento
  if (maiorDeIdade(nascimento, hoje)) return undefined
  return 'Menores de 18 anos só aparecem com o consentimento do responsável. Fale com a secretaria.'
}
