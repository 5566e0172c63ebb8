import type { DateOnly } from '../../../kernel/dates.js'

const maioridade = 18

/** The last birth date of people who are of age today. No 29 February lies 18 years before another one. */
export const nascidosAte = (hoje: DateOnly): DateOnly =>
  `${Number(hoje.slice(0, 4)) - maioridade}${hoje.slice(4).replace('-02-29', '-02-28')}`

/** Whether the person is certainly of age: without a birth date nobody knows. */
export const maiorDeIdade = (nascimento: DateOnly | null, hoje: DateOnly): boolean =>
  nascimento !== null && nascimento <= nascidosAte(hoje)

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
