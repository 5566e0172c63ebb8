import { Link } from 'react-router-dom'
import { type Column, DataTable, FilterSelect, Pager, toPage } from '../../../../kernel/list'
import { DateText, Money } from '../../../../kernel/ui'
import { useCategorias } from '../../categoria'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { entradaUrls } from '../../entrada/urls'
import { presentMonth } from '../../livro-caixa'
import { saidaUrls } from '../../saida/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import { Moldura } from '../moldura'
import { usePedido } from '../pedido'
import { Saldo } from '../saldo'
import { type RazaoQuery, useRazaoQuery } from './razao.generated'
import styles from './razao.module.css'

const title = 'Razão'

/** The ledger of a category or, without one, of an account: each line with the balance after it. */
export function Component() {
  const pedido = usePedido(presentMonth)
  const { list, variables, idCategoria } = pedido
  const { first, after } = list.variables
  const result = useRazaoQuery({ variables: { ...variables, idCategoria, first, after } })
  const razao = (result.data ?? result.previousData)?.razao
  const page = toPage(result, (data) => linesOf(data.razao))
  const [receitas, despesas] = [useCategorias('receita'), useCategorias('despesa')]
  const choices = [
    ...receitas.map(({ id, nome }) => ({ value: String(id), label: `Receita: ${nome}` })),
    ...despesas.map(({ id, nome }) => ({ value: String(id), label: `Despesa: ${nome}` })),
  ]
  return (
    <Moldura
      title={title}
      name="razao"
      pedido={pedido}
      filters={
        choices.length > 0 && (
          <FilterSelect list={list} name="idCategoria" label="Categoria" feminine choices={choices} />
        )
      }
    >
      {razao && (
        <>
          <h2 className={styles.nome}>{razao.nome}</h2>
          <dl className={styles.somas}>
            <div>
              <dt>Saldo anterior</dt>
              <dd>
                <Saldo value={razao.saldoAnterior} devedora={razao.devedora} />
              </dd>
            </div>
            <div>
              <dt>Débitos</dt>
              <dd>
                <Money value={razao.debitos} />
              </dd>
            </div>
            <div>
              <dt>Créditos</dt>
              <dd>
                <Money value={razao.creditos} />
              </dd>
            </div>
            <div>
              <dt>Saldo final</dt>
              <dd>
                <Saldo value={razao.saldo} devedora={razao.devedora} />
              </dd>
            </div>
          </dl>
        </>
      )}
      <DataTable
        label={title}
        list={{ ...list, narrowed: false }}
        columns={columns}
        page={page}
        emptyText="Nada moveu esta conta ou categoria neste período."
        hint="Escolha outro período, outra conta ou outra categoria."
        errorText="Não foi possível buscar o razão."
      />
      <Pager list={list} page={page} />
      <p>D: saldo devedor. C: saldo credor.</p>
    </Moldura>
  )
}

type Razao = RazaoQuery['razao']
type Linha = Razao['linhas']['nodes'][number] & { idCliente: number; devedora: boolean }

/** The lines as table rows. A row needs an idCliente; all lines are of one church, so any value will do. */
const linesOf = ({ linhas, devedora }: Razao): { nodes: Linha[]; totalCount: number } => ({
  ...linhas,
  nodes: linhas.nodes.map((linha) => ({ ...linha, devedora, idCliente: 0 })),
})

/** The page of what a line shows; transfers have only their list. */
const pageOf = ({ tipo, id }: Linha): string => pages[tipo]?.(id) ?? transferenciaUrls.list

const pages: Readonly<Record<string, (id: number) => string>> = {
  saldoInicial: contaFinanceiraUrls.edit,
  entrada: entradaUrls.detail,
  saida: saidaUrls.detail,
}

const columns: Column<Linha>[] = [
  { id: 'descricao', title: 'Descrição', cell: (row) => <Link to={pageOf(row)}>{row.descricao}</Link> },
  { id: 'data', title: 'Data', cell: (row) => <DateText value={row.data} /> },
  { id: 'contrapartida', title: 'Contrapartida', cell: (row) => row.contrapartida },
  { id: 'debito', title: 'Débito', align: 'right', cell: (row) => row.debito && <Money value={row.debito} /> },
  { id: 'credito', title: 'Crédito', align: 'right', cell: (row) => row.credito && <Money value={row.credito} /> },
  {
    id: 'saldo',
    title: 'Saldo',
    align: 'right',
    cell: (row) => <Saldo value={row.saldo} devedora={row.devedora} />,
  },
]
