import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { categoriasSaida } from '../../../../../schema/rules/financas/saida.input'
import type { LancarMovimentoInput } from '../../../../gql/types'
import type { MovimentoBancarioLinhaFragment } from './movimentos.generated'

type Proposta = NonNullable<MovimentoBancarioLinhaFragment['proposta']>

/** What a movement would be entered as, in words. */
export function textOf({ tipo, descricao, categoria, pessoa }: Proposta): string {
  const who = pessoa ? ` de ${pessoa.name}` : ''
  if (tipo === 'dizimo') return `Dízimo${who}`
  if (tipo === 'doacao') return `Doação${who}`
  const fixas: Readonly<Record<number, string>> = tipo === 'saida' ? categoriasSaida : categoriasEntrada
  return `${descricao} (${fixas[categoria ?? 0] ?? ''})`
}

/** What the API takes for it. */
export function inputOf(proposta: Proposta): LancarMovimentoInput {
  const { tipo, descricao, categoria, idPessoa, idCampanha } = proposta
  if (tipo === 'dizimo') return { dizimo: String(idPessoa) }
  if (tipo === 'doacao') return { doacao: { idCampanha: String(idCampanha), idMembro: String(idPessoa) } }
  const ref = (id: number | null) => (id === null ? null : String(id))
  return {
    descricao,
    categoria,
    idCategoria: ref(proposta.idCategoria),
    idCentroCusto: ref(proposta.idCentroCusto),
    ...(tipo === 'saida' && { idFornecedor: ref(proposta.idFornecedor) }),
  }
}
