import { categoriasEntrada } from '../../../../gql/regras/features/financas/entrada/entrada.input'
import type { LancarMovimentoInput } from '../../../../gql/types'
import type { MovimentoBancarioLinhaFragment } from './movimentos.generated'

type Proposta = NonNullable<MovimentoBancarioLinhaFragment['proposta']>

/** What a movement would be entered as, in words. */
export function textOf({ tipo, descricao, categoria, pessoa }: Proposta): string {
  const who = pessoa ? ` de ${pessoa.name}` : ''
  if (tipo === 'dizimo') return `Dízimo${who}`
  if (tipo === 'doacao') return `Doação${who}`
  return `${descricao} (${categoriasEntrada[categoria ?? 0] ?? ''})`
}

/** What the API takes for it. */
export function inputOf({ tipo, descricao, categoria, idPessoa, idCampanha }: Proposta): LancarMovimentoInput {
  if (tipo === 'dizimo') return { dizimo: String(idPessoa) }
  if (tipo === 'doacao') return { doacao: { idCampanha: String(idCampanha), idMembro: String(idPessoa) } }
  return { descricao, categoria }
}
