import type { ListQuery } from '../../../../kernel/list'
import {
  type MovimentoBancarioLinhaFragment,
  type MovimentosEmOutraContaQuery,
  type MovimentosEmOutraContaQueryVariables,
  useMovimentosEmOutraContaQuery,
} from './movimentos.generated'

type EmOutraConta = MovimentosEmOutraContaQuery['movimentosBancarios']['nodes'][number]['emOutraConta']

/** A movement, with the entry of another account that is its money once that is known. */
export type Movimento = MovimentoBancarioLinhaFragment & { emOutraConta?: EmOutraConta }

/** The list with the entries of other accounts, which are asked for beside it. */
export function useEmOutraConta<List extends Pick<ListQuery<Movimento, unknown, string, string>, 'page'>>(
  found: List,
  variables: MovimentosEmOutraContaQueryVariables,
  skip: boolean,
): List {
  const { data } = useMovimentosEmOutraContaQuery({ variables, skip, context: { failureShown: true } })
  const known = new Map(
    skip ? [] : data?.movimentosBancarios.nodes.map(({ id, emOutraConta }) => [id, emOutraConta] as const),
  )
  const rows = found.page.rows?.map((row): Movimento => ({ ...row, emOutraConta: known.get(row.id) }))
  return { ...found, page: { ...found.page, rows } }
}
